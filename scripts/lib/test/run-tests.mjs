import { install } from '../install.mjs';
import { noteChecksPassed } from '../operate/checks-passed.mjs';
import { writeSecrets } from '../server/secrets.mjs';
import { onStopSignal } from '../signals.mjs';
import { keepTemporaryFilesInMemory } from './temporary-files.mjs';

/** One more than a build machine has processors, since some steps wait for the disk or use one processor alone. */
const atOnce = 3;

/**
 * Runs every step, three at a time, and one that gives way beside one that is alone; ends the process with the
 * counts as its last line. `isDaily`: only the steps of `npm run check`.
 */
export async function runTests({ isDaily = false } = {}) {
  onStopSignal(() => process.exit(130));
  keepTemporaryFilesInMemory();
  const begun = Date.now();
  let results;
  try {
    if (await install()) console.log('Installed the packages.');
    await writeSecrets();
    const { dailySteps, testSteps } = await import('./test-steps.mjs');
    results = await runAll(isDaily ? dailySteps : testSteps);
  } catch (error) {
    results = [{ name: 'preparation', passed: 0, failed: 1, seconds: 0, output: error.message }];
  }
  report(results, (Date.now() - begun) / 1000);
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  if (!isDaily && total('failed') === 0 && (await noteChecksPassed()))
    console.log('This commit may be released.');
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exit(total('failed') > 0 ? 1 : 0);
}

async function runAll(steps) {
  const results = new Map();
  const running = new Map();
  let waiting = [...steps];
  while (waiting.length > 0 || running.size > 0) {
    for (const step of waiting.filter((candidate) => mayStart(candidate, waiting, running, results))) {
      if (!mayStart(step, waiting, running, results)) continue;
      waiting = waiting.filter((other) => other !== step);
      running.set(step, attempt(step));
    }
    const result = await Promise.race(running.values());
    running.delete(result.step);
    results.set(result.name, result);
    print(result);
  }
  return steps.map(({ name }) => results.get(name));
}

function mayStart(step, waiting, running, results) {
  const inTheWay = [...running.keys()].filter((other) => !other.givesWay);
  if (!step.after.every((name) => results.has(name))) return false;
  if (step.alone) return inTheWay.length === 0 && waiting.every(({ alone, givesWay }) => alone || givesWay);
  if (inTheWay.some(({ alone }) => alone)) return step.givesWay && running.size < 2;
  return running.size < atOnce;
}

async function attempt(step) {
  const begun = Date.now();
  const outcome = await step.run().catch((error) => ({ passed: 0, failed: 1, output: error.message }));
  return { ...outcome, step, name: step.name, show: step.show, seconds: (Date.now() - begun) / 1000 };
}

function print({ name, passed, failed, seconds, said = 'ok' }) {
  const outcome = failed > 0 ? `${failed} FAILED` : said;
  console.log(
    `${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s  ${outcome}${passed > 1 ? ` (${passed} passed)` : ''}`,
  );
}

function report(results, seconds) {
  for (const { name, failed, show, output, retried = [] } of results) {
    if (failed > 0 || show)
      console.log(`\n──── ${name} ${failed > 0 ? 'failed ' : ''}────\n${output.trim()}`);
    if (retried.length > 0) console.log(`\n──── ${name}: failed at first ────\n${retried.join('\n')}`);
  }
  console.log(`\n${'step'.padEnd(20)}  seconds  passed  failed`);
  for (const { name, passed, failed, seconds: own } of results) {
    const columns = [own.toFixed(1).padStart(8), String(passed).padStart(7), String(failed).padStart(7)];
    console.log(`${name.padEnd(20)} ${columns.join(' ')}`);
  }
  console.log(`${'in all'.padEnd(20)} ${seconds.toFixed(1).padStart(8)}\n`);
}
