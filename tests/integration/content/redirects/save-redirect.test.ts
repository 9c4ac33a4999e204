import { env } from 'cloudflare:test';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { auditLog, redirects } from '~/db/schema';
import { removeRedirect, switchRedirect } from '~/features/content/redirects/saving/change-redirect.server';
import { importRedirects } from '~/features/content/redirects/csv/import-redirects.server';
import { exportRedirects } from '~/features/content/redirects/csv/export-redirects.server';
import { saveRedirect, type Seen } from '~/features/content/redirects/saving/save-redirect.server';
import { createRedirectTable } from '~/platform/storage/redirect-table';

import { makeActor } from '../../../factories/actor';
import { createPage } from '../../../factories/page';
import { createProperty } from '../../../factories/property';

const db = createDatabase(env.DB);
const table = createRedirectTable(env.EDGE);
const deps = { db, redirects: table, clock: { now: () => new Date('2026-11-20T00:00:00Z') } };
const actor = makeActor({ userId: 'ada', network: '203.0.113.1' });
const origin = 'https://stay.example';

const save = (from: string, to: string, more = {}, seen: Seen = null, on = deps) =>
  saveRedirect(on, {
    input: { from, to, status: 301, isActive: true, pointOn: false, ...more },
    seen,
    actor,
  });
const stored = async (from: string) =>
  (await db.select().from(redirects).where(eq(redirects.fromPath, from)))[0];
const seenOf = async (from: string) => {
  const row = await stored(from);
  if (!row) throw new Error(`${from} is not stored`);
  return { id: row.id, version: row.version, from };
};
const refusal = async (answer: ReturnType<typeof save>) => {
  const answered = await answer;
  return answered.outcome === 'refused' ? (answered.errors.from ?? answered.errors.to) : answered.outcome;
};

describe('saving a redirect', () => {
  it('writes row, entry and the edge’s copy; another path takes the old one away', async () => {
    expect(await save('/s1', '/t1')).toEqual({ outcome: 'saved', edgeKnows: true });
    expect(await table.find('/s1')).toEqual({ to: '/t1', status: 301 });
    const seen = await seenOf('/s1');
    expect(await save('/s1b', '/t1', { status: 302 }, seen)).toEqual({ outcome: 'saved', edgeKnows: true });
    expect([await table.find('/s1'), await table.find('/s1b')]).toEqual([null, { to: '/t1', status: 302 }]);
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `redirect:${seen.id}`));
    expect(entries).toMatchObject([
      { action: 'redirect-changed', actorId: 'ada', fromAddress: '203.0.113.1' },
    ]);
  });

  it('does not overwrite another editor’s change', async () => {
    await save('/s2', '/t2');
    const seen = await seenOf('/s2');
    expect((await save('/s2', '/t2b', {}, seen)).outcome).toBe('saved');
    expect((await save('/s2', '/t2c', {}, seen)).outcome).toBe('conflict');
    expect((await removeRedirect(deps, { ...seen, actor })).outcome).toBe('conflict');
    expect(await stored('/s2')).toMatchObject({ toPath: '/t2b', version: 2 });
    const entries = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `redirect:${seen.id}`), eq(auditLog.actorId, 'ada')));
    expect(entries).toHaveLength(1);
  });

  it('takes no occupied address, and closes no circle, also when two are saved at once', async () => {
    await save('/s3', '/t3');
    expect(await refusal(save('/s3', '/else'))).toBe('There is a redirect from /s3 already, to /t3');
    expect(await refusal(save('/t3', '/s3'))).toMatch(/circle: \/t3 → \/s3 → \/t3/);
    expect(await refusal(save('/s3x', '/s3?a=1'))).toBe(
      '/s3 is itself redirected to /t3: lead to /t3 instead',
    );
    const answers = await Promise.all([save('/c1', '/c2'), save('/c2', '/c1')]);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['refused', 'saved']);
  });

  it('updates redirects that led to its old path, at the edge too', async () => {
    await save('/p1', '/p2');
    await save('/p0', '/p2?x=1');
    const answered = await save('/p2', '/p3');
    expect(answered).toMatchObject({ outcome: 'refused', pointOn: [{ from: '/p1' }, { from: '/p0' }] });
    expect((await save('/p2', '/p3', { pointOn: true })).outcome).toBe('saved');
    const found = await Promise.all(['/p0', '/p1', '/p2'].map((path) => table.find(path)));
    expect(found.map((entry) => entry?.to)).toEqual(['/p3', '/p3', '/p3']);
  });

  it('names the page or the property at the old path', async () => {
    await createPage(db, { slug: 'kept-page', title: 'Kept', pageType: 'page', isPublished: true });
    await createPage(db, { slug: 'hidden-page', title: 'Hidden', pageType: 'page', isPublished: false });
    await createProperty(db, { slug: 'kept-stay', name: 'Kept Stay', locationSlug: null });
    expect(await refusal(save('/kept-page', '/x'))).toBe('/kept-page is the address of the page “Kept”');
    expect(await refusal(save('/property/kept-stay', '/x'))).toMatch(/the property “Kept Stay”/);
    expect(await refusal(save('/adelaide-hotels', '/x'))).toMatch(/landing page/);
    expect((await save('/hidden-page', '/x')).outcome).toBe('saved');
  });

  it('is stored even when the edge cannot be updated', async () => {
    const redirects = { ...table, put: () => Promise.reject(new Error('KV is away')) };
    expect(await save('/s4', '/t4', {}, null, { ...deps, redirects })).toEqual({
      outcome: 'saved',
      edgeKnows: false,
    });
    expect(await stored('/s4')).toMatchObject({ toPath: '/t4' });
  });

  it('is switched off and on, by the rules, and deleted', async () => {
    await save('/s5', '/t5');
    const off = { ...(await seenOf('/s5')), isActive: false, actor };
    expect((await switchRedirect(deps, off))?.outcome).toBe('saved');
    expect(await table.find('/s5')).toBeNull();
    await save('/t5', '/u5');
    const on = { ...(await seenOf('/s5')), isActive: true, actor };
    expect((await switchRedirect(deps, on))?.outcome).toBe('refused');
    expect((await removeRedirect(deps, { ...(await seenOf('/s5')), actor })).outcome).toBe('removed');
    expect(await stored('/s5')).toBeUndefined();
  });
});

describe('an import', () => {
  const run = (text: string, isApplied: boolean) => importRedirects(deps, { text, origin, actor, isApplied });

  it('changes nothing in a trial, all valid lines when applied, and nothing the second time', async () => {
    await save('/i1', '/x1');
    const lines = Array.from({ length: 250 }, (_, at) => `/import/${at},/x1,302,true`);
    const text = `from,to,status,active\n/i1,/x2,301,true\nbad,/x,,\n${lines.join('\n')}`;
    const tried = await run(text, false);
    expect(tried.trouble === undefined && tried.lines.slice(0, 3).map(({ outcome }) => outcome)).toEqual([
      'changed',
      'refused',
      'created',
    ]);
    expect(await stored('/import/0')).toBeUndefined();
    await run(text, true);
    expect(await stored('/i1')).toMatchObject({ toPath: '/x2', version: 2 });
    expect(await stored('/import/249')).toMatchObject({ toPath: '/x1', statusCode: 302 });
    expect(await table.find('/import/249')).toEqual({ to: '/x1', status: 302 });
    const again = await run(text, true);
    const left = again.trouble === undefined ? again.lines.map(({ outcome }) => outcome) : [];
    expect(new Set(left)).toEqual(new Set(['unchanged', 'refused']));
    expect(await stored('/i1')).toMatchObject({ version: 2 });
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'redirects-imported'));
    expect(entries.map(({ detail }) => detail)).toEqual([{ count: 100 }, { count: 100 }, { count: 51 }]);
  });

  it('reads an export back as unchanged', async () => {
    let text = '';
    for await (const piece of exportRedirects(deps)) text += piece;
    const answer = await run(text, true);
    const lines = answer.trouble === undefined ? answer.lines : [];
    expect(lines.length).toBeGreaterThan(250);
    expect(lines.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
  });
});
