import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { jobs } from '~/db/schema';

import { createManager } from '../../support/accounts/managers';

const runbooks = import.meta.glob<string>('/docs/runbooks/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const queries = Object.entries(runbooks).flatMap(([file, text]) =>
  [...text.matchAll(/d1 execute DB .*--command "([^"]+)"/g)].map(
    ([, query = '']) => [file.replace(/^.*\//, ''), query] as const,
  ),
);

beforeAll(async () => {
  const db = createDatabase(env.DB);
  await createManager(db, 'admin');
  await db.insert(jobs).values({ id: 'waits', kind: 'mail', input: {}, dueAt: new Date() });
});

describe('every query of a runbook', () => {
  it('is found', () => {
    expect(queries.length).toBeGreaterThan(4);
  });

  it.each(queries)('%s: %s is answered, with times that a person can read', async (_, query) => {
    const { results } = await env.DB.prepare(query).all();
    const times = results.flatMap(({ since, oldest }) => [since, oldest]).filter(Boolean);
    for (const time of times) expect(time).toMatch(/^2\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(times.length > 0).toBe(/ AS (?:since|oldest)\b/.test(query));
  });
});
