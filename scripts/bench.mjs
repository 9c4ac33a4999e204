/** `npm run bench`: prints the speed of pages and of search. Exits with 1 when search grows with the directory. */
import { checkNode } from './lib/check-node.mjs';

checkNode();
const { prepareCode } = await import('./lib/prepare.mjs');
await prepareCode();
const { report } = await import('../tests/bench/report.mjs');
process.exit((await report()) ? 0 : 1);
