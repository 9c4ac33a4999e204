/** `npm start`: prepares what is missing and serves the site locally. `--reset` begins with fresh demo data. */
import { checkNode } from './lib/check-node.mjs';

checkNode();
import('./lib/operate/read-command.mjs').then(async ({ readWordless }) => {
  const { reset } = readWordless({
    usage: 'Usage: npm start, or npm run reset, which begins with fresh demo data',
    does: 'Prepares what is missing and serves the site locally. PORT=9000 npm start uses another port.',
    options: { reset: { type: 'boolean', default: false } },
  });
  const { startSite } = await import('./lib/server/start-site.mjs');
  await startSite({ reset });
});
