/**
 * `npm run check`: the checks that are quick enough to run after every change. The last line is `N passed, N
 * failed`.
 */
import { checkNode } from './lib/check-node.mjs';

checkNode();
import('./lib/operate/read-command.mjs').then(async ({ readWordless }) => {
  readWordless({
    usage: 'Usage: npm run check',
    does: 'Runs the checks that are quick enough to run after every change.',
  });
  const { runTests } = await import('./lib/test/run-tests.mjs');
  await runTests({ isDaily: true });
});
