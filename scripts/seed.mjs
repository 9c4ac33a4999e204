/**
 * Demo data for the local site: `node scripts/seed.mjs [--state <folder>] [--if-needed] [--for-tests]`. With
 * --if-needed an empty database is filled and lost pictures or redirects are put back; otherwise a filled one is an error.
 * With --for-tests, everything is made in the quickest way: the demo accounts' password is checked at once, and pictures are
 * larger files.
 */
import { readWordless } from './lib/operate/read-command.mjs';
import { defaultStateDir } from './lib/places.mjs';
import { ensureDemoData, seedDemoData } from './lib/seed/seed.mjs';

const values = readWordless({
  usage: 'Usage: node scripts/seed.mjs [--state FOLDER] [--if-needed] [--for-tests]',
  does: 'Fills the local site with demo data.',
  options: {
    state: { type: 'string', default: defaultStateDir },
    'if-needed': { type: 'boolean', default: false },
    'for-tests': { type: 'boolean', default: false },
  },
});

try {
  const options = { stateDir: values.state, forTests: values['for-tests'] };
  const done = values['if-needed'] ? await ensureDemoData(options) : { seeded: await seedDemoData(options) };
  console.log(describe(done));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function describe(done) {
  if (!done) return 'Demo data is in place.';
  if (done.repaired) return `Put back what was lost: ${done.repaired.join(' and ')}.`;
  const { properties, photos, pages } = done.seeded;
  return `Demo data: ${properties} properties with ${photos} photos, ${pages} pages.`;
}
