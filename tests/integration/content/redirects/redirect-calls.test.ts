import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { importRedirects } from '~/features/content/redirects/csv/import-redirects.server';
import { reconcileRedirects } from '~/features/content/redirects/edge/reconcile-redirects.server';
import { maxImportLines } from '~/features/content/redirects/csv/redirect-csv';
import type { StoredRedirect } from '~/features/content/redirects/rules/redirect-table';

import { makeActor } from '../../../factories/actor';
import { countCalls, noCalls } from '../../../support/server/count-calls.mjs';

const origin = 'http://localhost:8787';
const actor = makeActor({ userId: 'ada', network: '203.0.113.1' });

/** The edge's table, kept in memory so that thousands of writes to it take no time. */
function edgeTable() {
  const stored = new Map<string, StoredRedirect>();
  return {
    find: (path: string) => Promise.resolve(stored.get(path) ?? null),
    put: (path: string, entry: StoredRedirect) => Promise.resolve(void stored.set(path, entry)),
    remove: (path: string) => Promise.resolve(void stored.delete(path)),
    list: () => Promise.resolve(new Map<string, StoredRedirect | null>(stored)),
  };
}

function counted() {
  const sum = noCalls();
  const db = createDatabase(countCalls(env.DB, sum) as unknown as D1Database);
  return { sum, services: { db, redirects: edgeTable(), clock: { now: () => new Date() } } };
}

const csv = (lines: number) =>
  ['from,to', ...Array.from({ length: lines }, (_, at) => `/old/place-${at},/accommodation/new-${at}`)].join(
    '\n',
  );

describe('the calls for many redirects at once', () => {
  it('is a few calls to try the largest file, and some for each hundred lines to import it', async () => {
    const { sum, services } = counted();
    const text = csv(maxImportLines);
    const input = { text, origin, actor };
    const tried = await importRedirects(services, { ...input, isApplied: false });
    expect(tried.trouble).toBeUndefined();
    console.log(`${maxImportLines} lines tried: ${sum.calls} calls`);
    expect(sum.calls).toBeLessThanOrEqual(6);
    sum.calls = 0;
    await importRedirects(services, { ...input, isApplied: true });
    console.log(`${maxImportLines} lines imported: ${sum.calls} calls`);
    expect(sum.calls).toBeLessThanOrEqual(30);
  });

  it('is a call for two hundred that the edge has wrong', async () => {
    const { sum, services } = counted();
    const { differences } = await reconcileRedirects(services);
    console.log(`${differences.length} redirects mended: ${sum.calls} calls`);
    expect(differences).toHaveLength(maxImportLines);
    expect(sum.calls).toBeLessThanOrEqual(14);
  });
});
