import fs from 'node:fs/promises';

import { defaultStateDir } from '../places.mjs';
import { prepareCode, prepareData } from '../prepare.mjs';
import { isPortFree, startServer } from './server.mjs';
import { onStopSignal } from '../signals.mjs';
import { step } from '../test/steps.mjs';

/** The whole of `npm start`; ends the process when it is stopped or a step fails. */
export async function startSite({ reset = false } = {}) {
  let server = null;
  onStopSignal(() => {
    if (!server) process.exit(130);
    console.log('Stopping.');
    void server.stop().finally(() => process.exit(0));
  });
  try {
    const port = await wantedPort();
    await prepareCode();
    if (reset)
      await step('Removed the local data.', () => fs.rm(defaultStateDir, { recursive: true, force: true }));
    await prepareData();
    server = await step('Started the server.', () => startServer({ port }));
    console.log(`\nStay Adelaide is at ${server.origin} (Ctrl+C stops it)\n`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/** PORT or 8787; throws a readable message when it is invalid or in use. */
export async function wantedPort() {
  const port = Number(process.env.PORT || 8787);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`PORT is "${process.env.PORT}"; it must be a number from 1 to 65535.`);
  }
  if (await isPortFree(port)) return port;
  throw new Error(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
}
