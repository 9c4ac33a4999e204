import { readEnvironment } from '../environment.mjs';
import { checkParts } from './check-parts.mjs';
import { checkData } from './check-data.mjs';
import { checkSenders } from './check-senders.mjs';
import { checkSite } from './check-site.mjs';

/**
 * Prints one line for each thing that was looked at, `ok` or what to do. Returns 1 when something is wrong. A check that itself fails is a
 * line, too: the others go on.
 */
export async function examine(name, say = console.log) {
  const environment = await readEnvironment(name);
  const checks = [checkParts, checkSite, checkData, checkSenders];
  const lists = await Promise.all(
    checks.map((check) =>
      check(environment).catch((error) => [
        { what: 'a check', problem: 'could not be made', todo: error.message },
      ]),
    ),
  );
  const lines = lists.flat();
  for (const { what, found = '', problem, todo } of lines) {
    say(`${problem ? 'BAD' : 'ok '}  ${what}: ${problem ?? found}`);
    if (problem) say(`       ${String(todo).split('\n').join('\n       ')}`);
  }
  const bad = lines.filter(({ problem }) => problem).length;
  say(`\n${lines.length - bad} of ${lines.length} are ok.`);
  return bad > 0 ? 1 : 0;
}
