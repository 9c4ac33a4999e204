import { spawn } from 'node:child_process';

import { fromRoot, root } from '../places.mjs';
import { prepareCode, prepareData } from '../prepare.mjs';
import { endWithUs, killGroup } from '../run.mjs';
import { onStopSignal } from '../signals.mjs';
import { wantedPort } from './start-site.mjs';
import { wranglerEnv } from './wrangler.mjs';

/** Remix's development server on the local state that `npm start` uses. */
export async function startDev() {
  let child = null;
  onStopSignal(() => {
    killGroup(child?.pid, 'SIGTERM');
    process.exit(child ? 0 : 130);
  });
  try {
    const port = await wantedPort();
    await prepareCode({ withBuild: false });
    await prepareData();
    child = serve(port);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

function serve(port) {
  const remix = fromRoot('node_modules', '@remix-run', 'dev', 'dist', 'cli.js');
  const args = [remix, 'vite:dev', '--port', String(port), '--strictPort', '--host', '127.0.0.1'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...wranglerEnv() },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  endWithUs(child);
  child.on('exit', (code) => process.exit(code ?? 0));
  return child;
}
