import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Figures, isKept } from './claim.ts';
import { allScenarios, seedOf } from './scenarios.ts';

/**
 * `npm run validate`: the error rates of the verdict, measured on the real judge with simulated raw trial values.
 * Prints wanted beside measured; exits 1 when a promise isn't kept. `node test/validation/validate.ts 2000` for fewer.
 */
const REPLICATES = 5000;

type Answer = { readonly index: number; readonly figures: Figures };

const replicates = isMainThread ? Number(process.argv[2] ?? REPLICATES) : Number(workerData);
const scenarios = allScenarios(replicates);

if (isMainThread) await measureAll();
else answerQuestions();

function answerQuestions(): void {
  parentPort?.on('message', (index: number) => {
    const figures = scenarios[index]?.simulate(replicates, seedOf(index)) ?? {};
    parentPort?.postMessage({ index, figures } satisfies Answer);
  });
}

async function measureAll(): Promise<void> {
  const figures: Figures[] = new Array(scenarios.length);
  let next = 0;
  const workers = Array.from({ length: Math.min(availableParallelism(), 4) }, () => {
    const worker = new Worker(new URL(import.meta.url), { workerData: replicates });
    return new Promise<void>((resolve, reject) => {
      const ask = () => {
        if (next < scenarios.length) worker.postMessage(next++);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('error', reject);
      worker.on('message', (answer: Answer) => {
        figures[answer.index] = answer.figures;
        process.stderr.write(`\r${figures.filter(Boolean).length} of ${scenarios.length} rows`);
        ask();
      });
      ask();
    });
  });
  await Promise.all(workers);
  process.stderr.write('\n');
  process.exitCode = printTable(figures) ? 0 : 1;
}

/** Markdown, a claim a line; true when every promise is kept. */
function printTable(figures: readonly Figures[]): boolean {
  console.log(`${replicates} replicates a row, seeded; drives the real judge with raw trial values.\n`);
  console.log('| scenario | case | figure | wanted | measured | |\n|---|---|---|---|---|---|');
  let kept = true;
  let explained = 0;
  scenarios.forEach(({ group, name, claims }, index) => {
    for (const claim of claims) {
      const figure = figures[index]?.[claim.what] ?? 0;
      const ok = isKept(claim, figure);
      kept &&= ok;
      if (claim.because !== undefined) explained++;
      const remark = ok ? (claim.because ?? 'ok') : 'NOT KEPT';
      console.log(`| ${group} | ${name} | ${claim.what} | ${claim.wanted} | ${figure.toFixed(1)} | ${remark} |`);
    }
  });
  const explainedWords = `${explained} figures differ from the wanted ones, with the reason beside them`;
  console.log(kept ? `\nAll else is kept; ${explainedWords}.` : '\nA promise is not kept.');
  return kept;
}
