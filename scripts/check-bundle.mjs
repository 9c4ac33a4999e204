/**
 * Reads the builds: fails when server code is in the browser's, when a page loads more JavaScript than a visitor on a phone should
 * wait for, or when a worker is too large or too slow to start. `node scripts/check-bundle.mjs` after a build; with pages' paths it lists their files too.
 */
import { pageWeights, serverWordsIn, weightOnUse } from './lib/test/client-bundle.mjs';
import { fromRoot } from './lib/places.mjs';
import { weighWorkers } from './lib/test/worker-bundles.mjs';

/**
 * Limits for visitors' pages, for a search without its map, for pages behind the sign-in, and for the two
 * editors with their form rules. The limits may only become lower.
 */
const maxGzipKilobytes = { visitors: 84, search: 83.3, dashboard: 120, editors: 150 };
/** Code that is loaded on use, by the name of its file, with its style sheet. */
const maxOnUse = { 'load-map': 60, 'interactive-map': 3, 'tile-layer': 40 };
/**
 * Each worker as it is uploaded, in kilobytes of gzip, and its start as a multiple of an empty worker's: Cloudflare refuses one that
 * takes longer than a second.
 */
const maxWorker = { web: { gzip: 1_250, start: 12 }, queue: { gzip: 500, start: 8 } };
/** Each file is a request of its own. */
const maxFiles = 12;
const privatePages = /^\/(dashboard|admin|add-property|edit-property)(\/|$)/;
const searches = /^\/search$/;
const editors = /^\/dashboard\/(add-property|edit-property\/[^/]+(\/drafts\/[^/]+)?|pages\/(new|:id))$/;
const clientDir = fromRoot('build', 'client');

const shownPaths = process.argv.slice(2);
const kindOf = (path) =>
  editors.test(path)
    ? 'editors'
    : privatePages.test(path)
      ? 'dashboard'
      : searches.test(path)
        ? 'search'
        : 'visitors';
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const problems = serverWordsIn(clientDir).map((found) => `server word in the browser build: ${found}`);

console.log(`${'page'.padEnd(44)} files        raw       gzip     brotli`);
for (const page of pageWeights(clientDir)) {
  const sizes = [page.raw, page.gzip, page.brotli].map(kilobytes).join(' ');
  console.log(`${page.path.padEnd(44)} ${String(page.files.length).padStart(5)} ${sizes}`);
  if (shownPaths.includes(page.path))
    for (const { name, gzip } of page.files.sort((a, b) => b.gzip - a.gzip))
      console.log(`  ${name.padEnd(60)} ${kilobytes(gzip)}`);
  const name = `${page.path} (${page.route})`;
  const max = maxGzipKilobytes[kindOf(page.path)];
  if (page.gzip > max * 1000)
    problems.push(`${name}: ${kilobytes(page.gzip).trim()} gzip, at most ${max} kB`);
  if (!privatePages.test(page.path) && page.files.length > maxFiles)
    problems.push(`${name}: ${page.files.length} files, at most ${maxFiles}`);
}

for (const [name, max] of Object.entries(maxOnUse)) {
  const gzip = weightOnUse(clientDir, name);
  console.log(`${`${name} (on use)`.padEnd(50)} ${' '.repeat(10)} ${kilobytes(gzip)}`);
  if (gzip === 0) problems.push(`${name}: no file of this name is loaded on use`);
  if (gzip > max * 1000) problems.push(`${name}: ${kilobytes(gzip).trim()} gzip, at most ${max} kB`);
}

for (const [name, { raw, gzip, startMs, startRatio }] of Object.entries(await weighWorkers())) {
  const started = `starts in ${Math.round(startMs)} ms more than an empty one, ${startRatio.toFixed(1)} times its time`;
  console.log(`${`${name} worker`.padEnd(50)} ${kilobytes(raw)} ${kilobytes(gzip)} gzip; ${started}`);
  const max = maxWorker[name];
  if (gzip > max.gzip * 1000)
    problems.push(`${name} worker: ${kilobytes(gzip).trim()} gzip, at most ${max.gzip} kB`);
  if (startRatio > max.start)
    problems.push(
      `${name} worker: starts in ${startRatio.toFixed(1)} times the time of an empty one, at most ${max.start}`,
    );
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
