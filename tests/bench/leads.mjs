import { startBenchWorker } from './bench-worker.mjs';

const many = 100_000;
const chunk = 1_000;

/** Reads every list of leads among 100,000. Returns [{ reader, name, place, ms, rowsRead, found, max }]. */
export async function benchLeads(log = console.log) {
  const worker = await startBenchWorker('leads-worker', 'tests/bench/leads-wrangler.toml');
  try {
    const started = Date.now();
    for (let from = 0; from < many; from += chunk) {
      const answer = await worker.dispatchFetch(`http://bench/fill?from=${from}&to=${from + chunk}`);
      if (!answer.ok) throw new Error(await answer.text());
    }
    log(`${many} synthetic leads after ${Math.round((Date.now() - started) / 1000)} s`);
    return await (await worker.dispatchFetch('http://bench/measure')).json();
  } finally {
    await worker.dispose();
  }
}

/** Prints the results. Returns false when one reads more rows than five pages hold. */
export function printLeads(results) {
  const head = ['for', 'list', 'page', 'ms', 'rows read', 'found'];
  const widths = [7, 24, 8, 8, 10, 6];
  const line = (cells) => console.log(cells.map((cell, at) => String(cell).padEnd(widths[at])).join(' '));
  line(head);
  for (const { reader, name, place, ms, rowsRead, found } of results) {
    line([reader, name, place, ms.toFixed(2), rowsRead, found]);
  }
  const over = results.filter(({ rowsRead, max }) => rowsRead > max);
  console.log(
    over.length === 0 ? '\nNo list reads more than five pages.' : `\n${over.length} lists read too much.`,
  );
  return over.length === 0;
}
