import { benchBackup, printBackup } from './backup.mjs';
import { benchDay } from './cache-day.mjs';
import { benchHostilePages, benchHostileSentences, printSentences } from './hostile.mjs';
import { benchKnownAddresses } from './known-addresses.mjs';
import { benchLeads, printLeads } from './leads.mjs';
import { benchPages } from './pages.mjs';
import { benchCounts, benchListings, benchQueues, benchReads } from './reads.mjs';
import { reportLoad, reportMemory } from './report-memory.mjs';

const max = 5;
/** How many times as long searches may take with the numbers of their filters, whatever is remembered. */
const slowestCounts = { size: 10_000, ratio: 3 };
/** Rows that a read may read at any size: the addresses of one sitemap file and a few more. */
const maxRows = 5_010;
/**
 * Limits for a hostile page: milliseconds of processor time, or a multiple of an ordinary page where the
 * machine is slow.
 */
const worstPage = { ms: 1000, ratio: 4 };
/** Time to read a website of seven pages, as a multiple of the time that its server takes for one answer. */
const slowestSite = 30;
/** The median time for known addresses divided by that for unknown ones. */
const alike = { from: 0.9, to: 1.1 };

/**
 * Prints the benchmarks; the directory is filled to each of `sizes`, and mixed load takes so many `minutes`. Returns false when a read of the
 * directory reads more than five thousand rows, when a list of the dashboard reads more than five times its
 * page, when a hostile page or an ordinary website takes too long to read, or when the time of an answer
 * reveals whether an address has an account.
 */
export async function report(sizes, minutes) {
  await reportPages();
  const readsHold = await reportDirectory(sizes);
  const backupHolds = await reportBackup(10_000);
  console.log("\nThe dashboard's lists at 10000 properties, a page of 25 from the middle\n");
  const listsHold = printListings(await benchListings());
  console.log('\nLists of leads in D1, mean of 10\n');
  const leadsHold = printLeads(await benchLeads());
  console.log(
    '\nPages made to be slow to read, the slowest twelve, beside an ordinary page as long in the same run\n',
  );
  const pagesHold = printHostile(await benchHostilePages());
  const sentencesHold = await reportSentences();
  const memoryHolds = await reportMemory();
  console.log('\nForms that must not tell who has an account, median milliseconds of 200 attempts each\n');
  const timesHold = printKnownAddresses(await benchKnownAddresses());
  const loadHolds = await reportLoad(minutes);
  const held = [
    timesHold,
    readsHold,
    backupHolds,
    listsHold,
    leadsHold,
    pagesHold,
    sentencesHold,
    memoryHolds,
    loadHolds,
  ];
  return held.every(Boolean);
}

/** Pages and their cache, by themselves; no limit is judged. */
export async function reportPages() {
  console.log('Pages, beside bare workers in the same run\n');
  printPages(await benchPages());
  console.log('\nA day of the cache: stays by Zipf’s law, an edit every minute\n');
  printDay(await benchDay());
  return true;
}

/** Sentences of 200 characters that are made to be slow to read, by themselves. */
export async function reportSentences() {
  console.log('\nSentences made to be slow to read, the slowest twelve, beside an ordinary one as long\n');
  return printSentences(await benchHostileSentences());
}

/** A backup of a directory of this size, and its restore. */
export async function reportBackup(size) {
  console.log('\nA backup and its restore\n');
  return printBackup(await benchBackup(size));
}

/** The reads and saves of a directory, and the queue worker, by themselves. */
export async function reportDirectory(sizes) {
  console.log('\nReads of the directory, rows read and mean milliseconds of 5, as the worker sees them\n');
  const results = await benchReads(sizes);
  const rowsHold = printReads(results);
  const holds = printCounts(results) && rowsHold;
  console.log('\nThe queue worker, with the calls and statements of one delivery\n');
  console.log('what'.padEnd(20), 'a second'.padStart(9), 'calls'.padStart(6), 'statements'.padStart(11));
  for (const { name, perSecond, calls, statements } of await benchQueues()) {
    const cells = [
      perSecond.toFixed(0).padStart(9),
      String(calls).padStart(6),
      String(statements).padStart(11),
    ];
    console.log(name.padEnd(20), ...cells);
  }
  return holds;
}

/** Searches with the numbers of their filters beside the same without, by themselves. */
export const reportCounts = async (sizes) => printCounts(await benchCounts(sizes));

/**
 * How many times as long a search takes with its numbers, in an isolate that has the sets and in its first, and the rows that the
 * first reads. Returns false when one of them takes too long at the size that is judged, or reads too many rows at any.
 */
function printCounts(results) {
  console.log(
    '\nSearches with the numbers of their filters: milliseconds without, then how many times as long, and rows\n',
  );
  const sizes = Object.keys(results);
  const columns = sizes.flatMap((size) => [`at ${size}`, 'counted', 'first', 'rows']);
  console.log('search'.padEnd(26), ...columns.map((text) => text.padStart(9)));
  for (const [index, { name }] of results[sizes[0]].compared.entries()) {
    const cells = sizes.flatMap((size) => {
      const { ms, rowsRead } = results[size].compared[index];
      const ratios = [ms.counted, ms.first].map((each) => (each / ms.without).toFixed(2));
      return [ms.without.toFixed(1), ...ratios, String(rowsRead)];
    });
    console.log(name.padEnd(26), ...cells.map((text) => text.padStart(9)));
  }
  const judged = results[slowestCounts.size]?.compared ?? [];
  const slowest = Math.max(0, ...judged.map(({ ms }) => Math.max(ms.counted, ms.first) / ms.without));
  const rows = Math.max(
    ...Object.values(results).flatMap(({ compared }) => compared.map(({ rowsRead }) => rowsRead)),
  );
  console.log(
    `\nAt ${slowestCounts.size}: at most ${slowest.toFixed(2)} times; ${slowestCounts.ratio} are allowed. At most ${rows} rows; ${maxRows} are allowed.`,
  );
  return slowest <= slowestCounts.ratio && rows <= maxRows;
}

function printReads(results) {
  const sizes = Object.keys(results);
  const columns = ([first, second]) =>
    sizes.flatMap((size) => [`${first} at ${size}`, second]).map((text) => text.padStart(13));
  const line = (index, of) =>
    sizes
      .flatMap((size) => of(results[size])[index])
      .map((text) => String(text).padStart(13))
      .join(' ');
  console.log('read'.padEnd(48), ...columns(['rows', 'ms']), 'calls in turn'.padStart(14));
  const last = results[sizes.at(-1)];
  for (const [index, { name, calls, depth }] of last.reads.entries()) {
    const cells = line(index, ({ reads }) => reads.map(({ rowsRead, ms }) => [rowsRead, ms.toFixed(1)]));
    console.log(name.padEnd(48), cells, `${calls} ${depth}`.padStart(14));
  }
  console.log(`\n${'save'.padEnd(48)}`, ...columns(['written', 'ms']));
  for (const [index, { name }] of last.saves.entries()) {
    console.log(
      name.padEnd(48),
      line(index, ({ saves }) => saves.map(({ rowsWritten, ms }) => [rowsWritten, ms.toFixed(1)])),
    );
  }
  const over = Object.values(results).flatMap(({ reads }) =>
    reads.filter(({ rowsRead }) => rowsRead > maxRows),
  );
  const names = [...new Set(over.map(({ name }) => name))];
  console.log(
    names.length === 0
      ? `\nNo read reads more than ${maxRows} rows.`
      : `\nToo many rows: ${names.join(', ')}.`,
  );
  return names.length === 0;
}

/**
 * Ratio: the processor time of the bare worker that a page is compared with, over the page's. `a second`: requests that a
 * processor answers.
 */
function printPages(results) {
  console.log('Ratios: rendered pages to one read of D1, kept ones to their own bytes from the Cache API\n');
  const columns = ['processor ms', 'a second', 'ratio', 'median ms'].map((text) => text.padStart(13));
  console.log('page'.padEnd(44), ...columns);
  const byName = new Map(results.map((result) => [result.name, result]));
  for (const { name, besides, processorMs, medianMs } of results) {
    const base = byName.get(besides)?.processorMs;
    const cells =
      processorMs === null
        ? ['?', '?', '?']
        : [
            processorMs.toFixed(2),
            (1000 / processorMs).toFixed(0),
            base ? (base / processorMs).toFixed(2) : '',
          ];
    console.log(name.padEnd(44), ...[...cells, medianMs.toFixed(1)].map((text) => text.padStart(13)));
  }
}

function printDay({ requests, figures }) {
  console.log(`of ${requests} requests`.padEnd(24), 'from the cache'.padStart(15));
  for (const { kind, requests, fromCache } of figures) {
    console.log(
      `${kind} (${requests})`.padEnd(24),
      `${((100 * fromCache) / requests).toFixed(1)} %`.padStart(15),
    );
  }
}

function printKnownAddresses(results) {
  console.log('form'.padEnd(26), ...['known', 'unknown', 'ratio'].map((text) => text.padStart(9)));
  for (const { name, known, unknown, ratio } of results) {
    console.log(
      name.padEnd(26),
      ...[known.toFixed(1), unknown.toFixed(1), ratio.toFixed(3)].map((text) => text.padStart(9)),
    );
  }
  const holds = results.every(({ ratio }) => ratio >= alike.from && ratio <= alike.to);
  console.log(holds ? '\nThe times are alike.' : '\nThe times differ too much.');
  return holds;
}

function printHostile({ ordinaryMs, site, pages }) {
  console.log('page'.padEnd(52), 'ms'.padStart(8), 'ratio'.padStart(7));
  for (const { name, ms } of [...pages.slice(0, 12), { name: 'an ordinary page', ms: ordinaryMs }]) {
    console.log(name.padEnd(52), ms.toFixed(0).padStart(8), (ms / ordinaryMs).toFixed(2).padStart(7));
  }
  const wait = site.ms / site.latencyMs;
  console.log(`\nA website of seven pages takes as long as ${wait.toFixed(1)} answers of its server.`);
  const holds =
    wait <= slowestSite && pages.every(({ ms }) => ms <= worstPage.ms || ms <= worstPage.ratio * ordinaryMs);
  console.log(`${pages.length} pages; ${holds ? 'none' : 'one'} takes too long.`);
  return holds;
}

function printListings(results) {
  console.log('list'.padEnd(34), 'ms'.padStart(8), 'rows'.padStart(6), ' index');
  for (const { name, ms, rowsRead, plans } of results) {
    const cells = [name.padEnd(34), ms.toFixed(2).padStart(8), String(rowsRead).padStart(6)];
    console.log(...cells, ` ${indexesOf(plans)[0] ?? 'none'}`);
  }
  const holds = results.every(({ rowsRead }) => rowsRead <= max * 25);
  console.log(`\n${holds ? 'No' : 'A'} list reads more than ${max} times its page.`);
  return holds;
}

/** Index names of the statements' plans. */
function indexesOf(plans) {
  const found = plans.flat().flatMap((detail) => {
    const index = /USING (?:COVERING )?INDEX (\w+)/.exec(detail)?.[1];
    const table = /VIRTUAL TABLE INDEX .*M/.test(detail) ? 'full-text index' : null;
    return index ?? table ?? [];
  });
  return [...new Set(found)];
}
