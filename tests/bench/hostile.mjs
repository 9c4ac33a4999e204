import { createServer } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';

/** Measures how long pages take that are made to be slow to read. Returns { ordinaryMs, site: { latencyMs, ms }, pages: [{ name, ms }] }. */
export async function benchHostilePages() {
  const server = await createServer({
    configFile: false,
    plugins: [tsconfigPaths()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { measurePages } = await server.ssrLoadModule('/tests/bench/hostile-cases.ts');
    return await measurePages();
  } finally {
    await server.close();
  }
}
