import fs from 'node:fs';
import { gzipSync } from 'node:zlib';

import { workers } from '../server/build.mjs';
import { loadMiniflare } from '../server/wrangler.mjs';

const bare = "export default { fetch: () => new Response('') };";
const rounds = 2;

/**
 * Sizes of both workers as a deployment uploads them, in bytes, and how long workerd takes to start each, as a multiple of the time for
 * a worker of one line: { web, queue }, each { raw, gzip, startMs, startRatio }. The quickest of some rounds counts.
 */
export async function weighWorkers() {
  const texts = { bare, ...mapValues(workers, ({ script }) => fs.readFileSync(script, 'utf8')) };
  const quickest = {};
  for (let round = 0; round < rounds; round += 1)
    for (const [name, text] of Object.entries(texts))
      quickest[name] = Math.min(quickest[name] ?? Infinity, await startMs(text));
  return mapValues(workers, (_, name) => ({
    raw: Buffer.byteLength(texts[name]),
    gzip: gzipSync(texts[name]).length,
    startMs: quickest[name] - quickest.bare,
    startRatio: quickest[name] / quickest.bare,
  }));
}

const mapValues = (object, map) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value, name)]));

/** Without bindings: a worker does nothing with them before its first request. */
async function startMs(contents) {
  const { Miniflare } = loadMiniflare();
  const begun = performance.now();
  const miniflare = new Miniflare({
    modules: [{ type: 'ESModule', path: 'worker.js', contents }],
    compatibilityDate: '2026-04-20',
    compatibilityFlags: ['nodejs_compat'],
  });
  try {
    await miniflare.ready;
    return performance.now() - begun;
  } finally {
    await miniflare.dispose();
  }
}
