import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Words that only server code contains: each in a browser file means that a server module was bundled. */
const serverWords = ['drizzle', 'D1_ERROR', 'sanitize-html', 'FORM_SECRET', 'SESSION_SECRET', 'node:crypto'];

/** `file: word` for every server word in a file under the folder of the browser build. */
export function serverWordsIn(clientDir) {
  return filesUnder(clientDir)
    .filter((file) => /\.(js|mjs|css|html|json|map)$/.test(file))
    .flatMap((file) => {
      const text = fs.readFileSync(file, 'utf8');
      return serverWords
        .filter((word) => text.includes(word))
        .map((word) => `${path.relative(clientDir, file)}: ${word}`);
    });
}

/**
 * JavaScript that the browser loads for each page, in bytes: [{ route, path, files, raw, gzip, brotli }], `files` with their own
 * { name, gzip },
 * largest first. A page is a route whose module has a component; its parents count too, and their static
 * imports, transitively. Dynamic imports do not count.
 */
export function pageWeights(clientDir) {
  const { entry, routes } = remixManifest(clientDir);
  const sizes = new Map();
  const weigh = (file) => {
    if (!sizes.has(file)) sizes.set(file, compressedSizes(path.join(clientDir, file)));
    return sizes.get(file);
  };
  return Object.values(routes)
    .filter((route) => route.id !== 'root' && hasComponent(path.join(clientDir, route.module)))
    .map((route) => {
      const chain = parentsOf(route, routes);
      const files = withImports(
        clientDir,
        [entry, ...chain].flatMap(({ module, imports }) => [module, ...(imports ?? [])]),
      );
      const total = files.map(weigh).reduce((a, b) => ({
        raw: a.raw + b.raw,
        gzip: a.gzip + b.gzip,
        brotli: a.brotli + b.brotli,
      }));
      return {
        route: route.id,
        path: pathOf(chain),
        files: files.map((name) => ({ name, gzip: weigh(name).gzip })),
        ...total,
      };
    })
    .sort((a, b) => b.gzip - a.gzip);
}

/** JavaScript and styles that are loaded on use, in bytes of gzip: the files whose names begin with `name`. */
export const weightOnUse = (clientDir, name) =>
  filesUnder(path.join(clientDir, 'assets'))
    .filter((file) => path.basename(file).startsWith(name))
    .reduce((sum, file) => sum + compressedSizes(file).gzip, 0);

const filesUnder = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));

/** `window.__remixManifest={…};` in assets/manifest-<hash>.js, with addresses that begin at the site's root. */
function remixManifest(clientDir) {
  const assets = path.join(clientDir, 'assets');
  const name = fs.readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('The browser build has no Remix manifest.');
  const text = fs.readFileSync(path.join(assets, name), 'utf8');
  return JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, ''));
}

/** Root first. */
function parentsOf(route, routes) {
  const parent = routes[route.parentId];
  return [...(parent ? parentsOf(parent, routes) : []), route];
}

const pathOf = (chain) =>
  `/${chain
    .map(({ path: part }) => part)
    .filter(Boolean)
    .join('/')}`;

const hasComponent = (file) => /\bas default\b|export default/.test(fs.readFileSync(file, 'utf8'));

function withImports(clientDir, addresses) {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = fs.readFileSync(path.join(clientDir, file), 'utf8');
    for (const [, target] of text.matchAll(/(?:\bfrom|\bimport)\s*"(\.{1,2}\/[^"]+\.js)"/g)) {
      visit(path.posix.join(path.posix.dirname(file), target));
    }
  };
  addresses.forEach((address) => visit(address.replace(/^\//, '')));
  return [...seen];
}

function compressedSizes(file) {
  const bytes = fs.readFileSync(file);
  return { raw: bytes.length, gzip: gzipSync(bytes).length, brotli: brotliCompressSync(bytes).length };
}
