/**
 * `npm run check`: the checks that are quick enough to run after every change. The last line is `N passed, N
 * failed`.
 */
import { checkNode } from './lib/check-node.mjs';

checkNode();
import('./lib/test/run-tests.mjs').then(({ runTests }) => runTests(['unit', 'types', 'format', 'lint']));
