/** Looks at everything that an environment is made of: `npm run doctor -- production` (or staging). Ends with 1 when something is wrong. */
import { runCommand } from './lib/operate/trouble.mjs';

await runCommand('Usage: npm run doctor -- staging|production', process.argv[2], async (name) => {
  const { examine } = await import('./lib/operate/doctor/examine.mjs');
  return examine(name);
});
