/**
 * Makes what an environment lacks: `npm run setup -- staging` (or production). Database, buckets, namespace,
 * queues and secrets are made once; a second run changes nothing. Prints the tasks that only a person can do.
 */
import { readEnvironmentCommand } from './lib/operate/read-command.mjs';
import { runCommand } from './lib/operate/trouble.mjs';

const { name } = readEnvironmentCommand({
  usage: 'Usage: npm run setup -- staging|production',
  does: 'Makes the database, buckets, namespace, queues and secrets that are missing, and says what only a person can do.',
});

await runCommand(async () => {
  const { setUp } = await import('./lib/operate/setup/set-up.mjs');
  return setUp(name);
});
