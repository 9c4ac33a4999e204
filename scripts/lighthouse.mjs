/**
 * `npm run lighthouse`: Lighthouse's report on one page of each kind on a phone, as a table, with its estimate of the
 * largest paint and the one measured on a slow line, and how quickly filters, menu, typing and photos answer on a slow
 * machine. Times depend on the machine and are only printed; it ends with code 1 when a page is not perfect in a
 * category that does not depend on the machine. With paths after `--` it measures those; `-- --interactions` measures
 * the interactions alone, `-- --pages` the pages alone.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { checkNode } from './lib/check-node.mjs';
import { readCommand } from './lib/operate/read-command.mjs';
import { prepareCode, prepareData } from './lib/prepare.mjs';
import { isPortFree, startServer } from './lib/server/server.mjs';
import { findBrowser } from './lib/test/browser.mjs';

const pages = [
  '/',
  '/search',
  '/property/tidmarsh-house',
  '/accommodation/north-adelaide/tidmarsh-house',
  '/location/glenelg',
  '/guides',
  '/about',
  '/auth',
];
/** Categories that do not depend on the machine. */
const steady = ['accessibility', 'best-practices', 'seo'];
const firstPort = 9222;

checkNode();
const {
  values: { interactions: onlyInteractions, pages: onlyPages },
  words: paths,
} = readCommand({
  usage: 'Usage: npm run lighthouse [-- PATH … | --interactions | --pages]',
  does: 'Prints what Lighthouse says of a page of each kind, or of these paths, and how quickly interactions answer.',
  options: {
    interactions: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
  },
  findProblem: (_, words) => (words.every((path) => path.startsWith('/')) ? null : 'A path begins with /.'),
});
const { default: lighthouse } = await import('lighthouse');
const { chromium } = await import('playwright');
const { measureFirstViews } = await import('./lib/test/measure-first-view.mjs');
const { measureInteractions } = await import('./lib/test/measure-interactions.mjs');
await prepareCode();
// The data of `npm start`: the pictures of tests are larger files.
const stateDir = await mkdtemp(path.join(os.tmpdir(), 'stay-adelaide-lighthouse-'));
await prepareData({ stateDir });
const server = await startServer({ stateDir, searchLimit: 1_000_000, quiet: true });
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
});
let areAllPerfect = true;
try {
  if (!onlyInteractions) await reportPages(paths.length > 0 ? paths : pages);
  if (paths.length === 0 && !onlyPages) await reportInteractions();
} finally {
  await browser.close();
  await server.stop();
  await rm(stateDir, { recursive: true, force: true });
}
process.exit(areAllPerfect ? 0 : 1);

async function reportPages(paths) {
  const measured = await measureFirstViews(browser, Number(new URL(server.origin).port), paths);
  console.log(`${'page'.padEnd(46)} perf  a11y  best   seo   LCP ms  block ms    CLS  LCP ms on a slow line`);
  for (const path of paths) console.log(`${await report(path)} ${measured[path].toFixed(0).padStart(22)}`);
}

async function reportInteractions() {
  console.log('\nAt a quarter of the processor: interaction to next paint in ms, layout shift\n');
  for (const { what, waits, shift } of await measureInteractions(browser, server.origin)) {
    const inp = Math.max(...waits.map(({ ms }) => ms));
    console.log(`${what.padEnd(24)} ${inp.toFixed(0).padStart(5)} ms, shift ${shift.toFixed(4)}`);
    for (const { name, ms } of waits) console.log(`  ${name.padEnd(22)} ${ms.toFixed(0).padStart(5)} ms`);
  }
}

/** Twice: a visitor usually gets a kept page, not its first rendering. */
async function report(path) {
  await fetch(server.origin + path);
  const { lhr } = await lighthouse(server.origin + path, { port, logLevel: 'error' });
  const pointsOf = (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  if (steady.some((name) => pointsOf(name) < 100)) areAllPerfect = false;
  const scores = ['performance', ...steady].map((name) => String(pointsOf(name)).padStart(5));
  const value = (audit) => lhr.audits[audit]?.numericValue ?? NaN;
  const times = ['largest-contentful-paint', 'total-blocking-time'].map((audit) =>
    value(audit).toFixed(0).padStart(9),
  );
  return `${path.padEnd(45)} ${scores.join(' ')} ${times.join(' ')} ${value('cumulative-layout-shift').toFixed(3).padStart(7)}`;
}

async function freePort(port = firstPort) {
  return (await isPortFree(port)) ? port : freePort(port + 1);
}
