/**
 * Reads the browser build: fails when server code is in it, or when a page loads more JavaScript than a visitor
 * on a phone should wait for. `node scripts/check-bundle.mjs` after a build.
 */
import { pageWeights, serverWordsIn } from './lib/test/client-bundle.mjs';
import { fromRoot } from './lib/places.mjs';

const maxGzipKilobytes = 120;
/** Each file is a request of its own. */
const maxFiles = 12;
/** Behind the sign-in: listed, not limited. */
const privatePages = /^\/(dashboard|admin|add-property|edit-property)(\/|$)/;
const clientDir = fromRoot('build', 'client');

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const problems = serverWordsIn(clientDir).map((found) => `server word in the browser build: ${found}`);

console.log(`${'page'.padEnd(44)} files        raw       gzip     brotli`);
for (const page of pageWeights(clientDir)) {
  const sizes = [page.raw, page.gzip, page.brotli].map(kilobytes).join(' ');
  console.log(`${page.path.padEnd(44)} ${String(page.files).padStart(5)} ${sizes}`);
  if (privatePages.test(page.path)) continue;
  const name = `${page.path} (${page.route})`;
  if (page.gzip > maxGzipKilobytes * 1000)
    problems.push(`${name}: ${kilobytes(page.gzip).trim()} gzip, at most ${maxGzipKilobytes} kB`);
  if (page.files > maxFiles) problems.push(`${name}: ${page.files} files, at most ${maxFiles}`);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
