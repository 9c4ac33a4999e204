import { readEnvironment } from '../environment.mjs';
import { requireOwnAccount, takeInventory } from '../inventory.mjs';
import { checkData } from './check-data.mjs';
import { checkLinks } from './check-links.mjs';
import { checkParts } from './check-parts.mjs';
import { checkSenders } from './check-senders.mjs';
import { checkSite } from './check-site.mjs';
import { checkStored } from './check-stored.mjs';
import { shared, withReasonsOnce } from './look.mjs';

/** Prints the environment and account, and one line for each check: `ok`, or what to do. Returns 1 when something is wrong. */
export async function examine(name, say = console.log) {
  const environment = await readEnvironment(name);
  say(
    `${name}, ${environment.origin}, in the account ${process.env.CLOUDFLARE_ACCOUNT_ID}, at ${new Date().toISOString()}\n`,
  );
  const inventory = shared(() => takeInventory(environment));
  // In a foreign account every line would be wrong. Where the account cannot be read, the lines say so.
  const found = await inventory().catch(() => null);
  if (found) requireOwnAccount(environment, found, 'Nothing else was looked at.');
  const checks = [checkParts, checkSite, checkData, checkStored, checkLinks, checkSenders];
  const lines = (await Promise.all(checks.flatMap((check) => check(environment, inventory)))).flat();
  for (const { what, found = '', problem, todo } of withReasonsOnce(lines)) {
    say(`${problem ? 'BAD' : 'ok '}  ${what}: ${problem || found}`);
    if (problem) say(`       ${String(todo).split('\n').join('\n       ')}`);
  }
  const bad = lines.filter(({ problem }) => problem).length;
  say(`\n${lines.length - bad} of ${lines.length} are ok.`);
  return bad > 0 ? 1 : 0;
}
