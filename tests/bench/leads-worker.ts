import { createDatabase } from '~/db/client';
import { noLeadFilters, type LeadCursor } from '~/features/manage/leads/lists/lead-filters';
import { leadsPerPage, listLeads } from '~/features/manage/leads/lists/list-leads.server';

import { leadCases, leadReaders } from './lead-cases';
import { measuredDatabase, nothingMeasured } from '../support/database/measured-database';
import { insertLeads, leadOwners, leadsBegin } from './synthetic-leads';

type BenchEnv = { DB: D1Database };

const repeats = 10;
const clock = { now: () => new Date('2026-10-31T12:00:00Z') };
/** A page from the first and one from the middle of the order. */
const places: Record<string, LeadCursor> = {
  first: null,
  middle: { older: (leadsBegin + 50_000 * 131_000) * 1000 },
};

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (url.pathname !== '/fill') return Response.json(await measureAll(env.DB));
    const [from, to] = [Number(url.searchParams.get('from')), Number(url.searchParams.get('to'))];
    await env.DB.batch([...(from === 0 ? leadOwners(env.DB) : []), insertLeads(env.DB, from, to)]);
    return new Response('filled');
  },
} satisfies ExportedHandler<BenchEnv>;

async function measureAll(d1: D1Database) {
  const results = [];
  for (const [reader, manager] of Object.entries(leadReaders)) {
    for (const [name, filters] of Object.entries(leadCases)) {
      for (const [place, cursor] of Object.entries(places)) {
        const read = async () => {
          const sum = nothingMeasured();
          const db = createDatabase(measuredDatabase(d1, sum));
          const page = await listLeads({ db, clock }, manager, { ...noLeadFilters, ...filters }, cursor);
          return { sum, found: page.leads.length };
        };
        await read();
        let ms = 0;
        let last = await read();
        for (let turn = 0; turn < repeats; turn += 1) {
          last = await read();
          ms += last.sum.ms / repeats;
        }
        const rowsRead = last.sum.statements.reduce((rows, statement) => rows + statement.rowsRead, 0);
        results.push({ reader, name, place, ms, rowsRead, found: last.found, max: leadsPerPage * 5 });
      }
    }
  }
  return results;
}
