import { subscribe } from 'node:diagnostics_channel';
import type { ChildProcess } from 'node:child_process';
import type { Writable } from 'node:stream';

import { once } from '~/lib/memory/once';

/**
 * Playwright formats a stack trace for each of its calls, and vite looks up every frame in source maps: an eighth of the
 * processor time of a test's process. Frames of packages and of Node have no source map that anybody needs, so
 * they are written as Node writes them; those of tests are mapped as before. Once for each process, which runs many files.
 */
export const mapOnlyFramesOfTests = once(() => {
  const map = Error.prepareStackTrace;
  if (!map) return;
  Error.prepareStackTrace = (error, frames) => {
    const lines = frames.map((frame) =>
      isOfTests(frame) ? String(map(new Error(), [frame])).replace(/^.*\n/, '') : `    at ${frame}`,
    );
    return [`${error.name || 'Error'}: ${error.message}`, ...lines].join('\n');
  };
});

const isOfTests = (frame: NodeJS.CallSite) => {
  const file = frame.getFileName();
  return file !== null && file !== undefined && !file.startsWith('node:') && !file.includes('/node_modules/');
};

/** Playwright writes each message to the browser, and then its end, each with a call of the system: both become one. Once for each process. */
export const writeMessagesWhole = once(() => {
  subscribe('child_process', (message) => {
    const { process: child } = message as { process: ChildProcess };
    child.once('spawn', () => joinWrites(child.stdio[3] as Writable | null | undefined));
  });
});

let keeping = 0;

/** Playwright switches the browser's cache off where it intercepts requests; not for what is intercepted during this. */
export async function keepCacheDuring(intercept: () => Promise<unknown>): Promise<void> {
  keeping += 1;
  await intercept().finally(() => (keeping -= 1));
}

const withCache = (message: unknown) =>
  typeof message === 'string' && message.includes('"Network.setCacheDisabled"')
    ? message.replace('"cacheDisabled":true', '"cacheDisabled":false')
    : message;

function joinWrites(stream: Writable | null | undefined) {
  if (!stream) return;
  const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
  stream.write = (...args: unknown[]) => {
    if (keeping > 0) args[0] = withCache(args[0]);
    if (stream.writableCorked === 0) {
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
    return write(...args);
  };
}
