import { cloudflareDevProxyVitePlugin, vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type PluginOption, type SSROptions, type ViteDevServer } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';

import remixOptions from './remix.config.js';
import { patchedLibraries } from './scripts/lib/server/library-patches.mjs';
import { spriteIcons } from './scripts/lib/server/icons/sprite-icons.mjs';
import { leanLibraries } from './scripts/lib/server/lean/lean-libraries.mjs';
import { licences } from './scripts/lib/server/licenses.mjs';
import { minifyScripts } from './scripts/lib/server/minify-scripts.mjs';
import { sharedChunks } from './scripts/lib/server/shared-chunks.mjs';

let devServer: ViteDevServer | undefined;

/** Everything inlined for workerd; the development server runs in Node and cannot inline React's CommonJS. */
const workerd: SSROptions = {
  target: 'webworker',
  noExternal: true,
  resolve: {
    conditions: ['workerd', 'worker', 'browser'],
    externalConditions: ['workerd', 'worker'],
  },
};

/** The bindings of the development server. A build needs none, and would start the local runtime twice for them. */
const bindings: PluginOption[] = [
  {
    name: 'remember-dev-server',
    configureServer(server) {
      devServer = server;
    },
  },
  cloudflareDevProxyVitePlugin({
    // The app's modules are loaded by the dev server, which knows their aliases and reloads them when edited.
    async getLoadContext({ request, context: { cloudflare } }) {
      const platform = await devServer?.ssrLoadModule('/app/platform/load-context.ts');
      const { localImages } = await import('./scripts/lib/server/images/local-images.mjs');
      const env = { ...(cloudflare.env as object), IMAGES: localImages() };
      return platform?.createLoadContext(env, cloudflare.ctx, request);
    },
  }),
];

const inBrowser = { output: { manualChunks: sharedChunks() } };
/** What is imported on use stays a module of its own, which a worker does not run before. */
const onServer = { output: { inlineDynamicImports: false } };

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    ...(command === 'serve' ? bindings : []),
    leanLibraries(),
    spriteIcons(),
    tailwindcss(),
    tsconfigPaths(),
    patchedLibraries(),
    licences(),
    ...(isSsrBuild ? [] : [minifyScripts()]),
    remix(remixOptions),
  ],
  ssr: command === 'build' ? workerd : {},
  resolve: { mainFields: ['browser', 'module', 'main'] },
  esbuild: { legalComments: 'none' },
  build: {
    target: 'es2022',
    // The browser's scripts are minified by minifyScripts.
    minify: false,
    cssMinify: 'esbuild',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rollupOptions: isSsrBuild ? onServer : inBrowser,
  },
}));
