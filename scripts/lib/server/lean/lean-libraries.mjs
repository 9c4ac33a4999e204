import { transformWithEsbuild } from 'vite';

import { editSource } from './edit-source.mjs';
import { leanEdits } from './lean-edits.mjs';
import { reactDomNames } from './react-dom-names.mjs';

/**
 * Vite's plugin: the browser gets the libraries without what this site cannot reach (decision 41).
 * @returns {import('vite').Plugin}
 */
export function leanLibraries() {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id, options) {
      const edits = options?.ssr ? undefined : editsOf(id);
      if (!edits) return undefined;
      const edited = editSource(code, edits);
      return { code: id.includes('/react-dom/') ? await shortenNames(edited, id) : edited, map: null };
    },
  };
}

function editsOf(id) {
  return Object.entries(leanEdits).find(
    ([end]) => id.endsWith(`/node_modules${end}`) && !id.startsWith('\0'),
  )?.[1];
}

async function shortenNames(code, id) {
  const mangleProps = new RegExp(`^(${reactDomNames.join('|')})$`);
  return (await transformWithEsbuild(code, id, { loader: 'js', mangleProps, sourcemap: false })).code;
}
