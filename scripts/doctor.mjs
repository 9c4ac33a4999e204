/**
 * Examines every part of an environment: `npm run doctor -- production` (or staging). Ends with 1 when
 * something is wrong.
 */
import { readEnvironmentCommand } from './lib/operate/read-command.mjs';
import { runCommand } from './lib/operate/trouble.mjs';

const { name } = readEnvironmentCommand({
  usage: 'Usage: npm run doctor -- staging|production',
  does: 'Looks at everything that an environment is made of and changes nothing: a line for each part, ok or what to do.\nEnds with 1 when something is wrong.',
});

await runCommand(async () => {
  const { examine } = await import('./lib/operate/doctor/examine.mjs');
  return examine(name);
});
