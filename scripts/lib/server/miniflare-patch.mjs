/**
 * A change in miniflare's text. It writes the configuration of a runtime, with the workers' whole code, into one buffer, and
 * copies that for every four kilobytes more. With this, the buffer grows by half. Decision 125.
 */
export const miniflarePatch = {
  file: 'miniflare/dist/src/index.js',
  changes: [
    {
      from: 's.buffer = new ArrayBuffer(srcBuffer.byteLength + minSize);',
      to: 's.buffer = new ArrayBuffer(srcBuffer.byteLength + Math.max(minSize, padToWord$1(srcBuffer.byteLength >> 1)));',
    },
  ],
  added: '',
};
