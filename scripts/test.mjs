/** `npm test`: every check of the project, in one command. The last line is `N passed, N failed`. */
import { checkNode } from './lib/check-node.mjs';

checkNode();
import('./lib/test/run-tests.mjs').then(({ runTests }) => runTests());
