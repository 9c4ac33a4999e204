import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import type { Role } from '~/db/vocabulary';
import { noLeadFilters, type LeadCursor, type LeadFilters } from '~/features/manage/leads/lists/lead-filters';
import { leadsPerPage, listLeads } from '~/features/manage/leads/lists/list-leads.server';
import type { Manager } from '~/features/directory/visibility/managed-by.server';

import { createManager } from '../../factories/lead';
import { createProperty } from '../../factories/property';
import { countedDatabase } from '../../support/database/counted-database';

const db = createDatabase(env.DB);
const start = Date.parse('2026-08-01T00:00:00Z');
const clock = { now: () => new Date('2026-11-20T00:00:00Z') };
const many = 5000;

const people = {} as Record<Role, Manager>;
let property = 0;
let middle = 0;

beforeAll(async () => {
  for (const role of ['owner', 'admin'] as const) people[role] = await createManager(db, role);
  const other = await createManager(db, 'owner');
  property = (await createProperty(db, { ownerId: people.owner.profileId })).id;
  const second = await createProperty(db, { ownerId: people.owner.profileId });
  const foreign = await createProperty(db, { ownerId: other.profileId });
  const ids = [property, second.id, foreign.id, null];
  const statuses = ['new', 'contacted', 'qualified', 'converted', 'closed'];
  const names = ['Maeve Ng', 'Ana Li', 'Tomás Weir', 'Priya Rao', 'Jonas Bell', 'Ana Okoro', 'Lena Ho'];
  const rows = Array.from({ length: many }, (_, n) => [
    `lead-${n}`,
    ids[n % ids.length],
    names[n % names.length],
    `person${n}@example.com`,
    statuses[n % statuses.length],
    start + n * 1_900_000,
  ]);
  const at = (index: number) => `json_extract(value, '$[${index}]')`;
  for (let from = 0; from < many; from += 1000) {
    await env.DB.prepare(
      `insert into leads (id, property_id, name, email, status, content_key, created_at)
       select ${[0, 1, 2, 3, 4, 0, 5].map(at).join(', ')} from json_each(?) order by key`,
    )
      .bind(JSON.stringify(rows.slice(from, from + 1000)))
      .run();
  }
  middle = (start + (many / 2) * 1_900_000) * 1000;
});

const cases: [string, Partial<LeadFilters>][] = [
  ['nothing', {}],
  ['a status', { status: 'qualified' }],
  ['a period', { period: 'last-month' }],
  ['a property', { property: 1 }],
  ['a property and a status', { property: 1, status: 'new' }],
  ['a status and a period', { status: 'closed', period: '30-days' }],
  ['everything', { property: 1, status: 'new', period: '12-months' }],
  ['a name', { q: 'ana' }],
  ['the beginning of a name', { q: 'mae' }],
  ['an address', { q: 'person77@example.com' }],
  ['a name within a status', { q: 'ana', status: 'contacted' }],
  ['a name within a property and a period', { q: 'lena', property: 1, period: '12-months' }],
  ['what nobody is called', { q: 'zzzz' }],
];

describe.each(['owner', 'admin'] as const)('a page of leads for an %s', (role) => {
  it.each(cases)('filtered by %s reads at most five times its rows, along an index', async (_, some) => {
    const filters = { ...noLeadFilters, ...some, ...('property' in some && { property }) };
    const cursors: LeadCursor[] = [null, { older: middle }, { newer: middle }];
    for (const cursor of cursors) {
      const log: Parameters<typeof countedDatabase>[1] = [];
      await listLeads({ db: countedDatabase(env.DB, log), clock }, people[role], filters, cursor);
      const rows = log.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
      expect(rows, log.map(({ plan }) => plan).join('\n')).toBeLessThanOrEqual(leadsPerPage * 5);
      for (const { plan } of log) {
        expect(plan).toMatch(filters.q ? /VIRTUAL TABLE INDEX .*M/ : /leads USING INDEX leads_\w*arrival/);
        expect(plan).not.toMatch(/SCAN (leads|properties)(?! USING INDEX)/);
        if (!filters.q) expect(plan).not.toContain('TEMP B-TREE');
      }
    }
  });
});
