import { fromRoot, root } from './places.mjs';

/** A module of the site, run from its TypeScript source: `loadSource('app/db/vocabulary.ts')`. */
export async function loadSource(path) {
  // Loading it takes a second, which most commands need not wait for.
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(fromRoot(path), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': fromRoot('app') } },
  });
  return module;
}
