/** `npm start`: prepares what is missing and serves the site locally. `--reset` begins with fresh demo data. */
import { checkNode } from './lib/check-node.mjs';

checkNode();
import('./lib/server/start-site.mjs').then(({ startSite }) =>
  startSite({ reset: process.argv.includes('--reset') }),
);
