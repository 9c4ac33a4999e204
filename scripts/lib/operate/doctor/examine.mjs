import { readEnvironment } from '../environment.mjs';
import { findForeignAccount, takeInventory } from '../inventory.mjs';
import { Trouble } from '../trouble.mjs';
import { checkData } from './check-data.mjs';
import { checkLinks } from './check-links.mjs';
import { checkParts } from './check-parts.mjs';
import { checkSenders } from './check-senders.mjs';
import { checkSite } from './check-site.mjs';
import { checkStored } from './check-stored.mjs';
import { shared } from './look.mjs';

/** Prints one line for each thing that was looked at, `ok` or what to do. Returns 1 when something is wrong. */
export async function examine(name, say = console.log) {
  const environment = await readEnvironment(name);
  const inventory = shared(() => takeInventory(environment));
  await requireOwnAccount(environment, inventory);
  const checks = [checkParts, checkSite, checkData, checkStored, checkLinks, checkSenders];
  const lines = (await Promise.all(checks.flatMap((check) => check(environment, inventory)))).flat();
  for (const { what, found = '', problem, todo } of lines) {
    say(`${problem ? 'BAD' : 'ok '}  ${what}: ${problem || found}`);
    if (problem) say(`       ${String(todo).split('\n').join('\n       ')}`);
  }
  const bad = lines.filter(({ problem }) => problem).length;
  say(`\n${lines.length - bad} of ${lines.length} are ok.`);
  return bad > 0 ? 1 : 0;
}

/** In a foreign account every other line would be wrong. Where the account cannot be read, the lines say so. */
async function requireOwnAccount(environment, inventory) {
  const found = await inventory().catch(() => null);
  const foreign = found && findForeignAccount(environment, found);
  if (foreign)
    throw new Trouble([...foreign.problem, 'Nothing else was looked at.', ...foreign.todo].join('\n'));
}
