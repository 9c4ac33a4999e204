/** `npm run check`: what is quick enough to ask after every change. The last line says `N passed, N failed`. */
import { checkNode } from './lib/check-node.mjs';

checkNode();
import('./lib/test/run-tests.mjs').then(({ runTests }) => runTests(['unit', 'types', 'format', 'lint']));
