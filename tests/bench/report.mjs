import { benchLeads, printLeads } from './leads.mjs';
import { benchPages } from './pages.mjs';
import { benchSearch } from './search.mjs';

const most = 5;

/**
 * Prints all benchmarks. Returns false when a search takes more than five times its time at the smallest size, or when a list of
 * leads reads more rows than five pages hold.
 */
export async function report() {
  console.log('Pages, beside a bare worker in the same run\n');
  console.log('path'.padEnd(48), 'req/s'.padStart(8), 'median ms'.padStart(10), 'bare/page'.padStart(10));
  for (const { path, perSecond, medianMs, ratio } of await benchPages([
    '/',
    '/search',
    '/property/tidmarsh-house',
  ])) {
    console.log(
      path.padEnd(48),
      perSecond.toFixed(0).padStart(8),
      medianMs.toFixed(1).padStart(10),
      ratio.toFixed(1).padStart(10),
    );
  }
  console.log('\nSearch in D1, median of 5 runs of 20, milliseconds as the worker sees them\n');
  const isSearchQuick = printSearch(await benchSearch());
  console.log('\nLists of leads in D1, mean of 10\n');
  return printLeads(await benchLeads()) && isSearchQuick;
}

function printSearch(results) {
  const sizes = Object.keys(results);
  const [smallest, largest] = [results[sizes[0]], results[sizes.at(-1)]];
  const head = sizes.flatMap((size) => [`ms at ${size}`, `rows`]);
  console.log(
    'search'.padEnd(26),
    ...head.map((text) => text.padStart(13)),
    'ratio'.padStart(7),
    'found'.padStart(7),
  );
  let holds = true;
  for (const [index, last] of largest.entries()) {
    const ratio = last.ms / smallest[index].ms;
    holds &&= ratio <= most;
    const cells = sizes.flatMap((size) => [
      results[size][index].ms.toFixed(2),
      String(results[size][index].rowsRead),
    ]);
    console.log(
      last.name.padEnd(26),
      ...cells.map((text) => text.padStart(13)),
      ratio.toFixed(2).padStart(7),
      last.total.padStart(7),
    );
  }
  console.log('\nIndexes of the plans at the largest size\n');
  for (const { name, plans } of largest) console.log(`${name}: ${indexesOf(plans.slice(0, -1)).join(', ')}`);
  console.log(
    holds
      ? `\nNo search takes more than ${most} times as long.`
      : `\nA search takes more than ${most} times as long.`,
  );
  return holds;
}

/** Index names of the search's own statements; the last statement of each fetches the cards by id. */
function indexesOf(plans) {
  const found = plans.flat().flatMap((detail) => {
    const index = /USING (?:COVERING )?INDEX (\w+)/.exec(detail)?.[1];
    const table = /VIRTUAL TABLE INDEX .*M/.test(detail) ? 'full-text index' : null;
    return index ?? table ?? [];
  });
  return [...new Set(found)];
}
