/**
 * Reads the browser build: fails when server code is in it, or when a page loads more JavaScript than a visitor
 * on a phone should wait for. `node scripts/check-bundle.mjs` after a build.
 */
import { pageWeights, serverWordsIn } from './lib/test/client-bundle.mjs';
import { fromRoot } from './lib/places.mjs';

const mostGzipKilobytes = 120;
/** Behind the sign-in: listed, not limited. */
const privatePages = /^\/(dashboard|admin|add-property|edit-property)(\/|$)/;
const clientDir = fromRoot('build', 'client');

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const problems = serverWordsIn(clientDir).map((found) => `server word in the browser build: ${found}`);

console.log(`${'page'.padEnd(44)} files        raw       gzip     brotli`);
for (const page of pageWeights(clientDir)) {
  const sizes = [page.raw, page.gzip, page.brotli].map(kilobytes).join(' ');
  console.log(`${page.path.padEnd(44)} ${String(page.files).padStart(5)} ${sizes}`);
  if (page.gzip > mostGzipKilobytes * 1000 && !privatePages.test(page.path)) {
    problems.push(
      `${page.path} (${page.route}): ${kilobytes(page.gzip).trim()} gzip, at most ${mostGzipKilobytes} kB`,
    );
  }
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
