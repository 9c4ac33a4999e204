import { readEnvironment, wrangler } from '../environment.mjs';
import { requireOwnAccount, takeInventory } from '../inventory.mjs';
import { ifStopped } from '../stop.mjs';
import { listChores } from './list-chores.mjs';
import { setMissingSecrets } from './set-missing-secrets.mjs';
import { writeIds } from './write-ids.mjs';

const creation = {
  database: (name) => ['d1', 'create', name],
  bucket: (name) => ['r2', 'bucket', 'create', name],
  namespace: (name) => ['kv', 'namespace', 'create', name],
  queue: (name) => ['queues', 'create', name],
};

/** Makes what is missing, writes the ids into both configurations, and prints what a person has to do. */
export async function setUp(name, say = console.log) {
  const environment = await readEnvironment(name);
  const before = await takeInventory(environment);
  const files = `${environment.web.file} and ${environment.queue.file}`;
  requireOwnAccount(environment, before, 'Nothing was changed.', [
    `To begin anew in this account, put 00000000 in the place of each id of ${name} in ${files}, and run it again.`,
  ]);
  const missing = before.resources.filter(({ isThere }) => !isThere);
  ifStopped(`What was made stays. npm run setup -- ${name} makes the rest.`);
  const made = new Map();
  for (const resource of missing) {
    made.set(resource, await create(resource));
    say(`Made the ${resource.kind} ${resource.name}.`);
  }
  const idOf = (kind) => {
    const resource = before.resources.find((one) => one.kind === kind);
    return resource.id ?? made.get(resource);
  };
  const written = writeIds(environment, { database: idOf('database'), namespace: idOf('namespace') });
  for (const file of written) say(`Wrote the ids into ${file}.`);
  const secrets = await setMissingSecrets(environment, before, say);
  const changes = missing.length + written.length + secrets;
  say(changes === 0 ? `\nEverything that ${name} needs is there: nothing was changed.` : '');
  await sayRest(environment, before, written, say);
  return 0;
}

/** Returns the id of what was made, where it has one. */
async function create({ kind, name }) {
  const output = await wrangler(creation[kind](name), `The ${kind} ${name} could not be made.`);
  return /(?:database_id|^id|\bid) = "([^"]+)"/m.exec(output)?.[1];
}

async function sayRest(environment, before, written, say) {
  const chores = await listChores(environment, before.secrets);
  if (chores.length > 0) say('What only a person can do:');
  chores.forEach((chore, at) => say(`\n${at + 1}. ${chore}`));
  const commit = written.length > 0 ? `commit ${written.join(' and ')}, then ` : '';
  say(`\nNext: ${commit}npm test, and npm run deploy -- ${environment.name}`);
}
