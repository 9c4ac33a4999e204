import { createServer } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';

/** Measures how long pages take that are made to be slow to read. Returns { ordinaryMs, site: { latencyMs, ms }, pages: [{ name, ms }] }. */
export const benchHostilePages = () => withCases(({ measurePages }) => measurePages());

/** The same of sentences for the search box. Returns { ordinaryMs, sentences: [{ name, ms }] }. */
export const benchHostileSentences = () => withCases(({ measureSentences }) => measureSentences());

async function withCases(measure) {
  const server = await createServer({
    configFile: false,
    plugins: [tsconfigPaths()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await measure(await server.ssrLoadModule('/tests/bench/hostile-cases.ts'));
  } finally {
    await server.close();
  }
}

/** How many times as long as an ordinary sentence of 200 characters a hostile one may take. */
const worstSentence = 10;

/** Returns false when a hostile sentence takes too long. */
export function printSentences({ ordinaryMs, sentences }) {
  console.log('sentence'.padEnd(34), 'ms'.padStart(8), 'ratio'.padStart(7));
  for (const { name, ms } of [...sentences.slice(0, 12), { name: 'an ordinary sentence', ms: ordinaryMs }]) {
    console.log(name.padEnd(34), ms.toFixed(2).padStart(8), (ms / ordinaryMs).toFixed(2).padStart(7));
  }
  const holds = sentences.every(({ ms }) => ms <= worstSentence * ordinaryMs);
  console.log(
    `\n${sentences.length} sentences; ${holds ? 'none' : 'one'} takes more than ${worstSentence} times as long.`,
  );
  return holds;
}
