import { env } from 'cloudflare:test';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { pictureSavings } from '~/db/schema';
import { pictureBudgets, savingLeaseMs } from '~/features/pictures/rules/picture-limits';
import { withinPictureBudget } from '~/features/pictures/encoding/within-picture-budget.server';
import type { PhotoProblem } from '~/features/pictures/rules/photo-problems';
import { forgetOldRecords } from '~/features/work/traffic/forget-old-records.server';

import { createManager } from '../../support/accounts/managers';

const db = createDatabase(env.DB);
const { owner, staff } = pictureBudgets;
/** Half past seven in the evening of Adelaide. */
const evening = Date.parse('2026-05-01T10:00:00Z');
const minute = 60_000;

type Result = { problem: PhotoProblem | null };
const saved = async (): Promise<Result> => ({ problem: null });

function save(userId: string, { at = evening, bytes = 1_000, how = saved } = {}) {
  const clock = { now: () => new Date(at) };
  return withinPictureBudget({ db, clock }, { userId, bytes }, how).then(({ problem }) => problem);
}

/** This many savings that have ended, a second apart and the last one at `at`. */
async function have(userId: string, count: number, { at = evening, bytes = 1_000 } = {}) {
  await db.run(sql`insert into picture_savings (id, user_id, bytes, started_at, ended_at)
    select lower(hex(randomblob(8))), ${userId}, ${bytes}, cast(${at} - value * 1000 as integer), ${at}
    from (with recursive n(value) as (select 0 union all select value + 1 from n limit ${count}) select value from n)`);
}

const countOf = (userId: string) => db.$count(pictureSavings, eq(pictureSavings.userId, userId));

describe('the budget of pictures of one account', () => {
  it('lets ten properties have forty photos each in an afternoon', async () => {
    const { userId } = await createManager(db);
    await have(userId, 399, { bytes: 10_000_000, at: evening - minute });
    expect(await save(userId, { bytes: 10_000_000 })).toBe(null);
  });

  it.each([
    ['owner', owner],
    ['moderator', staff],
    ['admin', staff],
  ] as const)(
    'of an %s ends with its pictures of the day, and begins again after midnight',
    async (role, max) => {
      const { userId } = await createManager(db, role);
      await have(userId, max.day.pictures - 1, { at: evening - 2 * minute });
      expect(await save(userId)).toBe(null);
      expect(await save(userId)).toBe('day-full');
      expect(await save(userId, { at: Date.parse('2026-05-01T14:29:59Z') })).toBe('day-full');
      expect(await save(userId, { at: Date.parse('2026-05-01T14:30:00Z') })).toBe(null);
    },
  );

  it('ends with its bytes of the day, while a smaller picture still has room', async () => {
    const { userId } = await createManager(db);
    await have(userId, 500, { at: evening - 2 * minute, bytes: owner.day.bytes / 500 - 10 });
    expect(await save(userId, { bytes: 5_001 })).toBe('day-full');
    expect(await save(userId, { bytes: 4_000 })).toBe(null);
  });

  it('is used up by its pictures of a minute, and free again after a minute', async () => {
    const { userId } = await createManager(db);
    for (let at = 0; at < owner.minute.pictures; at += 1) expect(await save(userId)).toBe(null);
    expect(await save(userId, { at: evening + 1_000 })).toBe('too-often');
    expect(await save(userId, { at: evening + minute })).toBe(null);
  });

  it('ends with its bytes of a minute', async () => {
    const { userId } = await createManager(db);
    await have(userId, 50, { bytes: 10_000_000 });
    expect(await save(userId)).toBe('too-often');
    expect(await save(userId, { at: evening + minute })).toBe(null);
  });

  it('is each account’s own', async () => {
    const [one, other] = [await createManager(db), await createManager(db)];
    await have(one.userId, owner.day.pictures);
    expect(await save(other.userId)).toBe(null);
  });

  it('is not passed by savings that come at once', async () => {
    const { userId } = await createManager(db);
    await have(userId, owner.day.pictures - 2, { at: evening - 2 * minute });
    const problems = await Promise.all(Array.from({ length: 6 }, () => save(userId)));
    expect(problems.filter((problem) => problem === null)).toHaveLength(2);
    expect(problems.filter((problem) => problem === 'day-full')).toHaveLength(4);
  });

  it('holds so many savings at once, and the next may begin when one has ended', async () => {
    const { userId } = await createManager(db);
    const ends: (() => void)[] = [];
    const how = () => new Promise<Result>((resolve) => ends.push(() => resolve({ problem: null })));
    const running = Array.from({ length: owner.atOnce }, () => save(userId, { how }));
    await expect.poll(() => ends.length).toBe(owner.atOnce);
    expect(await save(userId)).toBe('busy');
    ends.forEach((end) => end());
    await Promise.all(running);
    expect(await save(userId)).toBe(null);
  });
});

describe('the share of a saving in the budget', () => {
  it.each(['unavailable', 'busy'] as const)('is given back when it was %s', async (problem) => {
    const { userId } = await createManager(db);
    expect(await save(userId, { how: async () => ({ problem }) })).toBe(problem);
    expect(await countOf(userId)).toBe(0);
  });

  it('is given back when it broke', async () => {
    const { userId } = await createManager(db);
    const how = () => Promise.reject(new Error('out of order'));
    await expect(save(userId, { how })).rejects.toThrow('out of order');
    expect(await countOf(userId)).toBe(0);
  });

  it('is kept for a picture that cannot be read', async () => {
    const { userId } = await createManager(db);
    await save(userId, { how: async () => ({ problem: 'unreadable' }) });
    expect(await countOf(userId)).toBe(1);
  });

  it('is given back when its worker died, after five minutes', async () => {
    const { userId } = await createManager(db);
    const died = Array.from({ length: owner.day.pictures }, (_, at) => ({
      id: `${userId}-${at}`,
      userId,
      bytes: 1_000,
      startedAt: new Date(evening),
    }));
    for (let at = 0; at < died.length; at += 20) {
      await db.insert(pictureSavings).values(died.slice(at, at + 20));
    }
    expect(await save(userId, { at: evening + savingLeaseMs - 1 })).toBe('day-full');
    expect(await save(userId, { at: evening + savingLeaseMs })).toBe(null);
  });

  it('is forgotten after two days', async () => {
    const { userId } = await createManager(db);
    await have(userId, 3);
    await forgetOldRecords({ db, clock: { now: () => new Date(evening + 2 * 86_400_000 - 3_000) } });
    expect(await countOf(userId)).toBe(3);
    await forgetOldRecords({ db, clock: { now: () => new Date(evening + 2 * 86_400_000 + 1) } });
    expect(await countOf(userId)).toBe(0);
  });
});
