import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { auditLog } from '~/db/schema';
import type { AuditAction } from '~/db/vocabulary';
import {
  activityQuery,
  dayErrors,
  kindsFor,
  readActivityFilters,
  type ActivityFilters,
} from '~/features/people/activity/activity-filters';
import { listContentActivity } from '~/features/people/activity/list-content-activity.server';
import { subjectLink } from '~/features/people/activity/subject-link';

import { createManager } from '../../factories/account';
import { createPage } from '../../factories/page';

const db = createDatabase(env.DB);
const all: ActivityFilters = { person: null, kind: null, from: null, to: null };
const admin = { role: 'admin' };
const moderator = { role: 'moderator' };

let someone: string;
let lowest: number;

beforeAll(async () => {
  someone = (await createManager(db, 'moderator', 'Wren Sorrel')).userId;
});

beforeEach(async () => {
  const [row] = await db.insert(auditLog).values({ action: 'sign-out', actorId: null }).returning();
  lowest = row?.id ?? 0;
});

async function record(action: AuditAction, subject: string | null, more: Record<string, unknown> = {}) {
  await db.insert(auditLog).values({ action, subject, actorId: someone, fromAddress: '192.0.2.9', ...more });
}

/** The entries of this test, as the viewer sees them. */
async function seen(viewer: { role: string }, filters: Partial<ActivityFilters> = {}) {
  const input = { viewer, filters: { ...all, ...filters }, before: null };
  const { entries } = await listContentActivity({ db }, input);
  return entries.filter(({ id }) => id > lowest);
}
const actions = async (viewer: { role: string }, filters: Partial<ActivityFilters> = {}) =>
  (await seen(viewer, filters)).map(({ action }) => action);

describe('the log as staff see it', () => {
  it('shows moderators only actions about content and admins all, with addresses', async () => {
    await record('page-saved', 'page:1');
    await record('role-changed', someone);
    await record('sign-in', someone);
    await record('amenities-merged', 'amenity:4');
    expect(await actions(moderator)).toEqual(['amenities-merged', 'page-saved']);
    expect(await actions(admin)).toEqual(['amenities-merged', 'sign-in', 'role-changed', 'page-saved']);
    expect((await seen(moderator)).map(({ fromAddress }) => fromAddress)).toEqual([null, null]);
    expect((await seen(admin))[0]?.fromAddress).toBe('192.0.2.9');
    expect(await actions(moderator, { kind: 'accounts' })).toEqual([]);
    expect(await actions(admin, { kind: 'accounts' })).toEqual(['sign-in', 'role-changed']);
    expect(await actions(admin, { kind: 'pages' })).toEqual(['page-saved']);
    expect(kindsFor(moderator)).not.toContain('accounts');
    expect(readActivityFilters(new URLSearchParams('kind=accounts&from=2026-02-30'), moderator)).toEqual(all);
  });

  it('shows the present names of the actor and the subject', async () => {
    const page = await createPage(db, { title: 'Where to stay' });
    await record('page-saved', `page:${page.id}`);
    await record('page-erased', 'page:999999');
    await record('page-saved', 'page:1', { actorId: 'erased-account' });
    await record('account-deactivated', someone);
    const [account, erased, gone, there] = await seen(admin);
    expect(there).toMatchObject({ fullName: 'Wren Sorrel', isKnown: 1, subjectName: 'Where to stay' });
    expect(gone?.subjectName).toBeNull();
    expect(erased).toMatchObject({ isKnown: 0, fullName: null });
    expect(account?.subjectName).toBe('Wren Sorrel');
    expect(subjectLink(there?.subject ?? null)).toBe(`/dashboard/pages/${page.id}`);
    for (const odd of [null, someone, 'page:', 'constructor:1', 'page:../../x', 'javascript:alert(1)']) {
      expect(subjectLink(odd), String(odd)).toBeNull();
    }
  });

  it('is narrowed by person and by days of Adelaide', async () => {
    const other = (await createManager(db, 'admin')).userId;
    await record('page-saved', 'page:1', { createdAt: new Date('2026-10-31T13:29:59Z') });
    await record('page-published', 'page:1', { createdAt: new Date('2026-10-31T13:30:00Z') });
    await record('menu-changed', 'menu:1', { actorId: other, createdAt: new Date('2026-11-01T13:29:59Z') });
    await record('page-deleted', 'page:1', { createdAt: new Date('2026-11-01T13:30:00Z') });
    const first = { from: '2026-11-01', to: '2026-11-01' };
    expect(await actions(admin, first)).toEqual(['menu-changed', 'page-published']);
    expect(await actions(admin, { ...first, person: other })).toEqual(['menu-changed']);
    expect(await actions(moderator, { ...first, kind: 'menus' })).toEqual(['menu-changed']);
    expect(await actions(admin, { to: '2026-10-31' })).toEqual(['page-saved']);
    expect((await actions(admin, { from: '2026-11-01' })).slice(-2)).toEqual([
      'menu-changed',
      'page-published',
    ]);
    expect(await actions(admin, { from: '2026-10-31', to: '2026-11-02' })).toEqual([
      'page-deleted',
      'menu-changed',
      'page-published',
      'page-saved',
    ]);
  });

  it('reads its days from the address, and reports errors in them', () => {
    const read = (text: string) => readActivityFilters(new URLSearchParams(text), admin);
    const wrong = (text: string) => dayErrors(new URLSearchParams(text));
    expect(read('from=2026-11-01&to=2026-11-30')).toEqual({ ...all, from: '2026-11-01', to: '2026-11-30' });
    expect(activityQuery(read('to=2026-11-30'))).toBe('to=2026-11-30');
    for (const right of [
      '',
      'from=&to=',
      'from=2026-11-01',
      'to=2026-11-01',
      'from=2026-11-01&to=2026-11-01',
    ])
      expect(wrong(right), right).toBeNull();
    const noDay = ['Please give a day of the calendar, such as 2026-11-20'];
    for (const odd of ['yesterday', '2026-02-30', '0000-01-01', '99999-01-01', '2026-11-01T00:00'])
      expect(wrong(`from=${odd}`), odd).toEqual({ from: noDay });
    expect(wrong('from=x&to=x')).toEqual({ from: noDay, to: noDay });
    expect(wrong('from=2026-11-02&to=2026-11-01')).toEqual({
      to: ['The last day must not be before the first'],
    });
  });

  it('reads at most 5,000 entries at a time and returns where to continue', async () => {
    await record('page-created', 'page:77');
    await db.run(`with recursive n(x) as (select 1 union all select x + 1 from n where x < 5200)
      insert into audit_log (actor_id, action, subject) select null, 'sign-in-failed', null from n`);
    const before = null;
    const first = await listContentActivity({ db }, { viewer: moderator, filters: all, before });
    expect(first.entries).toEqual([]);
    expect(first.next).not.toBeNull();
    const second = await listContentActivity({ db }, { viewer: moderator, filters: all, before: first.next });
    expect(second.entries[0]).toMatchObject({ action: 'page-created', subject: 'page:77' });
  });
});
