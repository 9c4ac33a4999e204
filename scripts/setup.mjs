/**
 * Makes what an environment lacks: `npm run setup -- staging` (or production). Database, buckets, namespace, queues and secrets are
 * made once; a second run changes nothing. Says what only a person can do.
 */
import { runCommand } from './lib/operate/trouble.mjs';

await runCommand('Usage: npm run setup -- staging|production', process.argv[2], async (name) => {
  const { setUp } = await import('./lib/operate/setup/set-up.mjs');
  return setUp(name);
});
