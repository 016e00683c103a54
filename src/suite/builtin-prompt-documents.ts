/** A text of one to three hundred words, and ten requests about it: the long end of the built-in set. */
export type PromptDocument = { readonly text: string; readonly requests: readonly string[] };

const REQUESTS = [
  'Summarise the following text in three sentences.',
  'List every number in the following text with what it stands for.',
  'Which claims of the following text would you want to check, and how?',
  'Write five questions that a careful reader of the following text should be able to answer, with the answers.',
  'Rewrite the following text for a ten-year-old.',
  'Write a sceptical reply to the following text, in a friendly tone.',
];

export const PROMPT_DOCUMENTS: readonly PromptDocument[] = [
  {
    requests: REQUESTS,
    text: `Incident report, shop front end. At 09:42 the number of failed checkouts rose from about 2 to 140 a minute. The on-call engineer was paged at 09:47 and first suspected the payment provider, whose status page was green. At 09:55 a colleague noticed that only sessions older than twelve hours were affected. A release at 09:38 had shortened the name of a field in the session record from "basketContents" to "basket"; new sessions were written with the new name, but sessions created before the release still carried the old one, and the code treated the missing field as an empty basket. The release was rolled back at 10:04 and failures fell to their usual level within three minutes. About 2,300 customers saw an empty basket, and 61 of them wrote to support. No payment was taken twice. The change had been tested, but every test created its own session, so none of them met an old record. We will keep a set of stored sessions from production, with personal data removed, and read it in the tests; we will also write the version of its shape into each record, and alarm on the share of empty baskets instead of on failed checkouts alone.`,
  },
  {
    requests: REQUESTS,
    text: `The marsh at the river mouth was drained in 1871 to make pasture, and for a hundred years the dike kept the sea out. The ground behind it, no longer fed by silt, sank by almost a metre and a half, so that by 1970 the fields lay below the level of an ordinary high tide and had to be pumped dry after each storm. When the dike needed rebuilding, the county compared two plans. The first would have raised it by 80 centimetres for 9.4 million; the second would have moved it 600 metres inland and given the old fields back to the tide for 6.1 million, with compensation to eleven farms. After four years of argument the second plan was chosen. The outer dike was opened in two places in the autumn of 2009. In the first winter the water simply stood there, brown and shallow, and opponents spoke of a desert of mud. In the third summer glasswort covered a fifth of the area; in the sixth, the ground had risen by eleven centimetres at the lowest point. Redshank, which had last bred there before the First World War, returned with nine pairs. The storm of 2017, the highest on record, ran up the new marsh and reached the inner dike with waves a third as high as those measured at the old line.`,
  },
  {
    requests: REQUESTS,
    text: `Terms of the workshop. The organiser rents the hall from Friday at noon to Sunday at six in the evening and hands out two keys. Participants pay 180 in advance; whoever cancels up to fourteen days before the start gets back everything but a fee of 20, whoever cancels later gets back half, provided that somebody from the waiting list takes the place. Tools are provided except for safety shoes and hearing protection, which everybody brings along. Machines may only be used after the introduction on Friday, and never alone. Damage through normal wear is borne by the organiser; damage through careless use is borne by whoever caused it, up to 400, the rest by the organiser's insurance. Each participant may take home the piece that he or she has made, and owes 12 for each board used beyond the first three. Photographs are taken for the web site; whoever objects says so in writing before the first evening and wears a red badge. The workshop takes place with at least six participants. If it has to be cancelled by the organiser, all payments are returned within ten days; further claims, such as travel costs, are excluded unless the organiser acted with gross negligence.`,
  },
  {
    requests: REQUESTS,
    text: `A: You said the experiment failed. What exactly happened? B: Nothing happened, that is the point. We expected the seedlings under red light to be at least ten per cent taller after three weeks. They were 0.4 per cent taller, with a standard error of two. A: How many plants? B: Forty-eight in each group, in eight trays. A: And the trays were placed at random? B: We rotated them every second day, except over the long weekend. A: So for four days one half of them stood next to the window. B: The blinds were down. A: Were they? The log says that the cleaning staff opened them on Saturday. B: Then some of the control plants had daylight for two days. That would make them taller and hide an effect. A: Or make them shorter, since daylight stops them stretching. You cannot know. What would you do differently? B: Fewer trays, in a closed chamber, and a third group that gets the same amount of energy in white light. Also, we measured by hand, one person for each group. A: Then you measured the difference between two people as well. B: Yes. I would mix the trays and hide the labels. A: Good. Write all of this down before you repeat it, including what result would make you give up the idea.`,
  },
  {
    requests: REQUESTS,
    text: `def settle(accounts, transfers, day):
    """Books all transfers that are due, oldest first, and returns those that had to wait."""
    waiting = []
    for transfer in sorted(transfers, key=lambda t: (t.due, t.id)):
        if transfer.due > day:
            waiting.append(transfer)
            continue
        source = accounts[transfer.source]
        target = accounts.get(transfer.target)
        if target is None:
            transfer.state = "rejected"
            transfer.note = "unknown account"
            continue
        if source.balance + source.overdraft < transfer.amount:
            if transfer.attempts < 3:
                transfer.attempts += 1
                waiting.append(transfer)
            else:
                transfer.state = "rejected"
                transfer.note = "no cover"
            continue
        source.balance -= transfer.amount
        target.balance += transfer.amount
        transfer.state = "booked"
        if transfer.repeat:
            following = transfer.copy(due=transfer.due + transfer.repeat, state="open", attempts=0)
            waiting.append(following)
    return waiting

# Called once every night with the transfers that the call of the night before has returned, and the new ones.
# Amounts are floats in euros. A transfer may have the same account as source and target. Accounts may be closed
# by their owner at any time, which removes them from the dictionary. The job runs again if it fails half way.`,
  },
  {
    requests: REQUESTS,
    text: `Minutes of the building committee, 14 March. Present: seven members, the architect, one guest from the fire service. The roof of the east wing leaks in three places; the provisional cover will last until autumn at best. The architect presented three variants. Variant one repairs the slates and replaces the gutters, costs 64,000 and lasts about fifteen years. Variant two replaces the whole roof with new slates and 18 centimetres of insulation, costs 212,000, lasts sixty years and saves roughly 3,900 a year in heating. Variant three adds solar panels to variant two for another 71,000, with an expected yield of 8,200 a year at today's prices. The treasurer pointed out that the reserve stands at 150,000, of which 40,000 are earmarked for the lift. Mrs Okafor asked whether the beams could carry the panels; the architect thinks so, but wants an engineer's opinion (about 2,500). The guest noted that the attic has only one exit and that any work on the roof would require a second one under the new rules. Mr Lindqvist proposed to apply for the regional grant, which covers 30 per cent of insulation work if the application is in by 30 April. Decided, with one vote against: apply for the grant with variant two, have the beams checked for variant three, and ask two banks for offers. Next meeting on 11 April.`,
  },
];
