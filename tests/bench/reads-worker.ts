import { createDatabase } from '~/db/client';

import { measuredDatabase, nothingMeasured, plansOf } from '../support/database/measured-database';
import { fillFrame, fillProperties } from './fill-directory';
import { measureListings } from './listing-cases';
import { measureQueues } from './queue-cases';
import { comparedReads, dashboardReads, publicReads, type Read } from './read-cases';
import { measureSaves } from './save-cases';

type BenchEnv = { DB: D1Database };

/** The worker's clock ticks in whole milliseconds, so a read counts the mean of several. */
const repeats = 5;
/** For reads that are compared: the median of that many turns, each of a few reads. */
const turns = 11;
const inRow = 4;

export default {
  async fetch(request, env) {
    const { pathname, searchParams } = new URL(request.url);
    const number = (name: string) => Number(searchParams.get(name));
    switch (pathname) {
      case '/fill':
        if (number('from') === 0) await fillFrame(env.DB);
        await fillProperties(env.DB, number('from'), number('to'));
        return new Response('filled');
      case '/read':
        return Response.json(await measureRead(env.DB, searchParams.get('name') ?? '', number('size')));
      case '/compare':
        return Response.json(await compareReads(env.DB, number('size')));
      case '/save':
        return Response.json(await measureSaves(env.DB, number('size')));
      case '/queues':
        return Response.json(await measureQueues(env.DB));
      case '/listings':
        return Response.json(await measureListings(env.DB));
      default:
        return Response.json(Object.keys({ ...publicReads, ...dashboardReads }));
    }
  },
} satisfies ExportedHandler<BenchEnv>;

async function measureRead(d1: D1Database, name: string, size: number) {
  const read: Read | undefined = { ...publicReads, ...dashboardReads }[name];
  if (!read) throw new Error(`there is no read ${name}`);
  const once = async () => {
    const sum = nothingMeasured();
    await read(createDatabase(measuredDatabase(d1, sum)), size);
    return sum;
  };
  let last = await once();
  let ms = 0;
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    last = await once();
    ms += last.ms / repeats;
  }
  return {
    name,
    ms,
    rowsRead: last.statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
    calls: last.calls,
    depth: last.depth,
    plans: await plansOf(d1, last.statements),
  };
}

/**
 * Milliseconds of whole reads, calls and JavaScript together, and the rows that each reads. Those that are compared take turns, so
 * that what else the machine does slows all of them.
 */
async function compareReads(d1: D1Database, size: number) {
  const db = createDatabase(d1);
  const results = [];
  for (const [name, reads] of Object.entries(comparedReads)) {
    const times = { without: [] as number[], counted: [] as number[], first: [] as number[] };
    const kinds = ['without', 'counted', 'first'] as const;
    for (const kind of kinds) await reads[kind](db, size);
    for (let turn = 0; turn < turns; turn += 1)
      for (const kind of kinds) {
        const started = await now();
        for (let read = 0; read < inRow; read += 1) await reads[kind](db, size);
        times[kind].push(((await now()) - started) / inRow);
      }
    const ms = { without: median(times.without), counted: median(times.counted), first: median(times.first) };
    const sum = nothingMeasured();
    await reads.first(createDatabase(measuredDatabase(d1, sum)), size);
    results.push({ name, ms, rowsRead: sum.statements.reduce((rows, { rowsRead }) => rows + rowsRead, 0) });
  }
  return results;
}

/** The worker's clock moves only while it waits for something. */
async function now(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now();
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
