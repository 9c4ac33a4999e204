/** Gives the version before all of the traffic again: `npm run rollback -- production` (or staging). */
import { runCommand } from './lib/operate/trouble.mjs';

await runCommand('Usage: npm run rollback -- staging|production', process.argv[2], async (name) => {
  const { rollBack } = await import('./lib/operate/roll-back.mjs');
  return rollBack(name);
});
