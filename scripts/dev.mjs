/**
 * `npm run dev`: the same preparation, then Remix's development server with hot reload. It runs in Node, not in
 * workerd, and without workers/web.ts: no redirects from KV, no edge cache or headers, no queue consumer.
 */
import { checkNode } from './lib/check-node.mjs';

checkNode();
import('./lib/operate/read-command.mjs').then(async ({ readWordless }) => {
  readWordless({ usage: 'Usage: npm run dev', does: 'Serves the sources with hot reload, in Node.' });
  const { startDev } = await import('./lib/server/start-dev.mjs');
  await startDev();
});
