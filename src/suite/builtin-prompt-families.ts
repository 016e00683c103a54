/** A request that people really send, with `{}` where the topic goes. Ten topics each. */
export type PromptFamily = { readonly request: string; readonly topics: readonly string[] };

const family = (request: string, topics: string): PromptFamily => ({ request, topics: topics.split(' | ') });

/** Short and middling requests; neighbours are of different domains and lengths, because they're dealt out in turn. */
export const PROMPT_FAMILIES: readonly PromptFamily[] = [
  family(
    'Write a Python function that {}. Include type hints, a docstring and three test cases.',
    'merges overlapping intervals | finds the longest palindromic substring | flattens a nested dictionary into dotted keys | parses ISO 8601 durations | computes the edit distance of two words | rotates a matrix in place | groups anagrams in a list of words | validates a bank card number with the Luhn check | converts Roman numerals to integers | returns the k most frequent items of a stream',
  ),
  family(
    'Why {}?',
    'is the sky blue at noon and red at dusk | does ice float on water | do we see lightning before we hear thunder | does a spinning top stay upright | do metals feel colder than wood at the same temperature | can a heavy ship float | does a boat leave a V-shaped wake | do stars twinkle while planets do not | does salt melt ice on the road | do we have two tides a day',
  ),
  family(
    'I have tables customers(id, name, country), orders(id, customer_id, placed_at, total) and order_items(order_id, sku, quantity, price). Write a PostgreSQL query that {}. Explain which index would help and what the plan would look like without it.',
    'lists the ten customers with the highest revenue last year | finds customers who ordered in January but not in February | shows the median order total per country | returns the second most recent order of each customer | computes a seven-day moving average of daily revenue | finds pairs of SKUs that are often bought together | counts first-time and returning buyers per month | lists orders whose total differs from the sum of their items | ranks SKUs by growth quarter over quarter | finds the longest gap between two orders of each customer',
  ),
  family(
    'Write a short poem about {}.',
    'the last train of the night | a lighthouse in fog | learning to swim as an adult | a kitchen on the first day of winter | an old bicycle | rain on a tin roof | the silence after an argument | a city waking up | letters that were never sent | a garden gone wild',
  ),
  family(
    'Explain {} to someone who has finished secondary school but never studied it. Start from an everyday situation, introduce at most three technical terms, and say at the end what the explanation leaves out.',
    'how vaccines train the immune system | what inflation is and who gains from it | how a compiler turns text into a running program | why antibiotics stop working | how a suspension bridge carries its load | what a central bank does when it raises rates | how GPS finds a position | what entropy means | how noise-cancelling headphones work | why some materials are magnetic',
  ),
  family(
    'Translate into {}: "The meeting has been moved to Thursday at three; please bring the revised figures and let me know if you need a room with a projector."',
    'French | German | Spanish, formal address | Italian | Portuguese as spoken in Brazil | Dutch | Polish | Swedish | Turkish | Japanese, polite form',
  ),
  family(
    'Give me a recipe for {} for four people, with quantities in grams, the order of the steps and what can be prepared the day before.',
    'a lentil soup with lemon | mushroom risotto | shakshuka | a vegetable curry with coconut milk | roast chicken with potatoes | ratatouille | fresh pasta with a walnut sauce | a bean chili without meat | fish tacos | an apple tart with a thin base',
  ),
  family(
    'Solve step by step: {}',
    'a tank is filled by one pipe in 6 hours and by another in 4 hours; how long do both take together? | find all real x with x^4 - 5x^2 + 4 = 0. | what is the probability that two of 23 people share a birthday? | integrate x·e^(-x) from 0 to infinity. | how many ways are there to make change for one euro with 10, 20 and 50 cent coins? | a train covers 180 km at 60 km/h and returns at 90 km/h; what is its average speed? | prove that the sum of the first n odd numbers is n^2. | find the eigenvalues of the matrix [[2, 1], [1, 2]]. | three dice are thrown; what is the chance that the largest shows exactly 5? | find the shortest distance from the point (3, 4) to the line x + y = 1.',
  ),
  family(
    'Summarise the causes and the consequences of {} in about 200 words, and name one point on which historians disagree.',
    'the fall of the Western Roman Empire | the Black Death in Europe | the invention of movable type | the Haitian Revolution | the Congress of Vienna | the Meiji Restoration | the partition of India | the Great Depression | the Suez crisis | the end of the Bronze Age',
  ),
  family(
    'Review this design in a few sentences and list the three largest risks: a team wants to {}. They have four engineers, one operations person and a deadline in ten weeks; the present system serves about 300 requests a second and must not be down for longer than a minute.',
    'move a monolith to twelve microservices | replace a relational database with a document store | rewrite the billing service in another language | put a message queue between the shop and the warehouse | shard the user table by country | cache every page at the edge for one hour | let the mobile app talk to the database directly | run nightly jobs on spot instances | adopt event sourcing for the order history | merge two user directories with overlapping e-mail addresses',
  ),
  family(
    'What should a patient know about {}? Answer in plain language, say when to see a doctor, and avoid a diagnosis.',
    'high blood pressure | taking ibuprofen together with other medicines | recurring migraines | a sprained ankle | iron deficiency | sleep apnoea | type 2 diabetes and exercise | seasonal allergies | shingles | travelling with asthma',
  ),
  family(
    'Write a Bash script that {}. It must stop at the first error, handle file names with spaces, and print what it is about to do before it does it.',
    'backs up a folder and keeps the last seven copies | renames photos by the date they were taken | finds the twenty largest files under a path | checks that a list of URLs answers with status 200 | rotates log files that are larger than 100 MB | converts all WAV files of a folder to FLAC | compares two folders and lists the differences | waits for a TCP port to open, with a time limit | creates users from a CSV file | deletes git branches that are already merged',
  ),
  family(
    'Play {} and answer my first message: "Hello, I am a little nervous, I have never done this before. Where do we start?"',
    'a patient driving instructor | a ship captain of the 18th century | a job interviewer at a small bakery | a chess coach | a guide in a natural history museum | a sceptical detective | a yoga teacher | a librarian who has read everything | a mission controller talking to a new astronaut | a grandmother teaching how to knit',
  ),
  family(
    'In simple terms, what does it mean in a contract when {}? Give an example with two small companies. This is for my understanding and not legal advice.',
    'the parties agree to indemnify each other | liability is limited to direct damages | there is a force majeure clause | the licence is non-exclusive and perpetual | disputes go to arbitration | a notice period is three months to the end of a quarter | the agreement renews automatically | the supplier retains title until payment | there is a non-solicitation clause | time is of the essence',
  ),
  family(
    'Write a grammar and a small recursive-descent parser in a language of your choice for {}. Show how it reports the position of the first error, and walk through one correct and one wrong input.',
    'arithmetic expressions with unary minus | a subset of JSON without escapes | INI files with sections | URL query strings | search queries with AND, OR and quotes | simple Markdown headings and lists | cron schedules | CSS colour values | chemical formulas such as Ca(OH)2 | semantic version ranges',
  ),
  family(
    'Draft an e-mail of at most 120 words: {}.',
    'decline a meeting and propose two other times | ask a landlord to repair the heating | thank a colleague who is leaving after ten years | remind a client of an unpaid invoice, politely | ask a professor for a reference | announce a short outage to customers | apply for a part-time post at a bookshop | invite neighbours to a summer party | complain about a delayed parcel | ask for an extension of a deadline',
  ),
  family(
    'Compare {} in a table with five rows, then recommend one for a small team and say what would change your mind.',
    'REST and gRPC | PostgreSQL and SQLite | Kubernetes and a single large server | TypeScript and Go for a command-line tool | feature flags and long-lived branches | server-side and client-side rendering | Kafka and a table used as a queue | unit tests and end-to-end tests | a monorepo and many repositories | managed and self-hosted search',
  ),
  family(
    'Name five {} and say in one sentence each what makes them interesting.',
    'moons of the solar system | deep-sea animals | unusual musical instruments | bridges built before 1900 | extinct languages | famous unsolved problems of mathematics | edible wild plants of Europe | early computers | islands with strange borders | paintings that were stolen and found again',
  ),
  family(
    'I run {}. Work out a plan for the next three months: goals that can be measured, what to do each week, what it costs, what could go wrong, and how I would notice early that it does not work. Assume that I have twelve hours a week, 2,000 euros, and no staff besides one helper on Saturdays.',
    'a small flower shop near a station | a podcast about local history | a repair café | a weekend bakery stall | a one-person translation business | a second-hand bookshop | a community choir | a bicycle courier service | a vegetable garden that sells boxes | a language school for adults',
  ),
  family(
    'Find the bug in this code and explain it: {}',
    'for (var i = 0; i < 3; i++) { buttons[i].onclick = () => console.log(i); } | def add(item, items=[]): items.append(item); return items | int mid = (low + high) / 2; // low and high up to 2^31 - 1 | if (a = b) { return true; } | SELECT * FROM t WHERE deleted_at = NULL; | const total = prices.reduce((sum, p) => sum + p); // prices may be empty | for i in range(len(xs)): if xs[i] < 0: del xs[i] | char buf[8]; strcpy(buf, argv[1]); | let x = 0.1 + 0.2; if (x === 0.3) { pay(); } | mutex.lock(); if (done) return; work(); mutex.unlock();',
  ),
  family(
    'Write the opening paragraph of a story in which {}.',
    'a clockmaker receives a clock that runs backwards | two strangers share the only dry bench in a park | the power fails on a night ferry | a child finds a map inside a library book | a translator is asked to leave one sentence out | a village votes on moving a mountain path | an astronaut hears knocking | a cook loses the sense of taste | a letter arrives forty years late | a dog leads everyone to the wrong house',
  ),
  family(
    'Give a short lecture (about 300 words) on {} for first-year students, with one formula, one number worth remembering and one common misunderstanding.',
    'conservation of angular momentum | the Nernst equation | Bayes’ theorem in medical tests | the Doppler effect | supply and demand elasticity | the central limit theorem | black-body radiation | natural selection and drift | Fourier series | the second law of thermodynamics',
  ),
  family(
    'My {} What should I check first, second and third?',
    'laptop gets hot and slow after ten minutes of video calls. | sourdough bread stays flat and dense. | bicycle chain slips when I stand on the pedals. | web page loads fast on my machine and slowly for users abroad. | tomato leaves turn yellow from the bottom up. | Docker build ignores the cache on every run. | washing machine stops before spinning. | guitar sounds out of tune only on the higher frets. | SSH connection freezes after five idle minutes. | spreadsheet takes a minute to open.',
  ),
  family(
    'Write a unit test suite outline for {}: list the cases by name, the input, the expected result, and which of them you would write as a property-based test. Do not write the code of the implementation.',
    'a shopping cart with discounts | a rate limiter with a sliding window | a date picker in several time zones | a CSV importer for bank statements | a retry helper with exponential backoff | a text wrapper for narrow terminals | a permission check with roles and groups | a currency converter | a least-recently-used cache | a calendar that finds free slots',
  ),
  family(
    'What is the difference between {}?',
    'weather and climate | a virus and a bacterium | a crocodile and an alligator | mass and weight | concurrency and parallelism | fiscal and monetary policy | a simile and a metaphor | authentication and authorisation | baroque and rococo | precision and recall',
  ),
  family(
    'Plan {} in detail: route, times, transport, an alternative for bad weather, and a rough budget for two adults and a child of seven.',
    'a long weekend in Lisbon | three days of hiking in the Dolomites | a day in Kyoto without a car | a week on the Croatian coast by ferry | a train journey from Vienna to Istanbul | two days in Edinburgh in November | a cycling trip along the Danube | a visit to Naples and Pompeii | a winter weekend in Tallinn | five days around Lake Constance',
  ),
  family(
    'Rewrite this so that it is clear and half as long, and keep every fact: "With reference to the matter of {}, it has come to our attention that there may in some instances have been, on the part of a number of participants, a certain lack of clarity as regards the applicable procedure, in consequence of which we would like to take this opportunity to point out that requests are, as a general rule, to be submitted in writing no later than ten working days in advance."',
    'parking permits | remote work | travel expenses | the use of meeting rooms | holiday requests | visitor badges | equipment loans | overtime in December | training courses | the sports hall',
  ),
  family(
    'Write {} with comments that say why and not what, and discuss its worst case.',
    'quicksort with a median-of-three pivot in C | a trie with deletion in Java | Dijkstra’s algorithm with a heap in Go | a bloom filter in Rust | an LRU cache in TypeScript | a topological sort that names the cycle in Python | a ring buffer for one producer and one consumer in C++ | binary search over a rotated array in Kotlin | a consistent-hash ring in Elixir | reservoir sampling in Julia',
  ),
  family(
    'Argue for and against {}, two paragraphs each, then say which facts would decide it.',
    'a four-day working week | free public transport in cities | nuclear power | a universal basic income | homework in primary schools | compulsory voting | banning cars from the old town | open borders for students | daylight saving time | paying for organ donation',
  ),
  family(
    'Explain the following error to a beginner and say how to fix it: {}',
    'TypeError: Cannot read properties of undefined (reading "map") | Segmentation fault (core dumped) | fatal: refusing to merge unrelated histories | ModuleNotFoundError: No module named "requests" | CORS policy: No "Access-Control-Allow-Origin" header is present | java.lang.OutOfMemoryError: GC overhead limit exceeded | error: borrow of moved value: `name` | ERROR 1213 (40001): Deadlock found when trying to get lock | x509: certificate signed by unknown authority | OSError: [Errno 98] Address already in use',
  ),
  family(
    'What would {} have thought of smartphones? Answer in the voice of that time, in one paragraph.',
    'Johannes Gutenberg | Jane Austen | Marcus Aurelius | Ada Lovelace | Sei Shōnagon | Benjamin Franklin | Hildegard of Bingen | Ibn Battuta | Virginia Woolf | Confucius',
  ),
  family(
    'Turn this into a JSON object with sensible keys and types, nothing else: "{}"',
    'Two adults and one child, arriving 4 May in the evening, leaving on the 9th, sea view if possible, no feathers. | Invoice 2291, net 1,480.00 EUR, 19 % tax, due in 14 days, paid half. | Anna (34), Ben (36) and their dog Milo live at 12 Mill Lane. | Flight LX 318 from Zurich to London, delayed by 50 minutes, gate changed from A62 to B17. | Large pizza, half mushrooms, half peppers, thin base, one extra cheese, pick up at 19:30. | Server web-3: 16 cores, 64 GB, two disks of 2 TB, in rack 7, last rebooted on Sunday. | The film runs 2 h 11 min, is rated 12, and plays Friday and Saturday at 20:15. | 3 kg flour, 500 g butter, 12 eggs and, if they have it, fresh yeast. | Patient sleeps badly since March, takes no medicines, allergic to penicillin. | Meeting room Oak: Monday 9 to 11, weekly, except on holidays, six chairs.',
  ),
];
