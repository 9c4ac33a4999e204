import { transformWithEsbuild } from 'vite';

import { editSource } from './edit-source.mjs';
import { leanEdits } from './lean-edits.mjs';
import { reactDomNames } from './react-dom-names.mjs';

/**
 * Vite's helper around `import()` preloads what the file imports; here that is loaded already, or one large file. Chromium never
 * asks again for a file that it could not read, except under another address: each use after a failure asks anew.
 */
const importAgain = `
const read = {};
export const __vitePreload = (load) => load().catch((error) => {
  const [address] = /http.+js/.exec(error) || [];
  if (!address) throw error;
  return (read[address] ??= import(/* @vite-ignore */ address + "?" + Date.now()).catch((again) => {
    delete read[address];
    throw again;
  }));
});`;

/**
 * Vite's plugin: the browser gets the libraries without what this site cannot reach (decision 41).
 * @returns {import('vite').Plugin}
 */
export function leanLibraries() {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? importAgain : undefined),
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
