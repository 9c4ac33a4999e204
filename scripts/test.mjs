/** `npm test`: every check of the project, in one command. The last line is `N passed, N failed`. */
import { checkNode } from './lib/check-node.mjs';

checkNode();
import('./lib/operate/read-command.mjs').then(async ({ readWordless }) => {
  readWordless({
    usage: 'Usage: npm test',
    does: 'Runs every check of the project. The last line is `N passed, N failed`.',
  });
  const { runTests } = await import('./lib/test/run-tests.mjs');
  await runTests();
});
