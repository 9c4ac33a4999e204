/** Gives the version before all of the traffic again: `npm run rollback -- production` (or staging). */
import { readEnvironmentCommand } from './lib/operate/read-command.mjs';
import { runCommand } from './lib/operate/trouble.mjs';

const { name } = readEnvironmentCommand({
  usage: 'Usage: npm run rollback -- staging|production',
  does: 'Gives the version before of both workers all of the traffic again, in seconds, and says what that does not undo.',
});

await runCommand(async () => {
  const { rollBack } = await import('./lib/operate/roll-back.mjs');
  return rollBack(name);
});
