import { transformWithEsbuild } from 'vite';

import { editSource } from './edit-source.mjs';
import { leanEdits } from './lean-edits.mjs';
import { reactDomNames } from './react-dom-names.mjs';

/** Vite's helper around `import()` preloads what the file imports; here that is loaded already, or one large file. */
const plainImport = 'export const __vitePreload = (load) => load();';

/**
 * Vite's plugin: the browser gets the libraries without what this site cannot reach (decision 41).
 * @returns {import('vite').Plugin}
 */
export function leanLibraries() {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? plainImport : undefined),
    async transform(code, id, options) {
      const edits = options?.ssr ? undefined : partOf(leanEdits, id);
      if (!edits) return undefined;
      const edited = editSource(code, edits);
      return { code: id.includes('/react-dom/') ? await shortenNames(edited, id) : edited, map: null };
    },
  };
}

function partOf(parts, id) {
  return Object.entries(parts).find(
    ([end]) => id.endsWith(`/node_modules${end}`) && !id.startsWith('\0'),
  )?.[1];
}

async function shortenNames(code, id) {
  const mangleProps = new RegExp(`^(${reactDomNames.join('|')})$`);
  return (await transformWithEsbuild(code, id, { loader: 'js', mangleProps, sourcemap: false })).code;
}
