import { createDatabase } from '~/db/client';

import { measuredDatabase, nothingMeasured, plansOf } from '../support/database/measured-database';
import { fillFrame, fillProperties } from './fill-directory';
import { measureListings } from './listing-cases';
import { measureQueues } from './queue-cases';
import { dashboardReads, publicReads, type Read } from './read-cases';
import { measureSaves } from './save-cases';

type BenchEnv = { DB: D1Database };

/** The worker's clock ticks in whole milliseconds, so a read counts the mean of several. */
const repeats = 5;

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
