import { and, eq, sql, type SQL } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { pictureSavings } from '~/db/schema';
import { adelaideDate, adelaideMidnight } from '~/lib/time/dates';

import { pictureBudgets, savingLeaseMs } from '~/features/pictures/rules/picture-limits';
import type { PhotoProblem } from '~/features/pictures/rules/photo-problems';

type Saving = { userId: string; bytes: number };
type Failed = { problem: PhotoProblem };

/** Problems that are not the sender's fault. */
const ourFaults: readonly PhotoProblem[] = ['unavailable', 'busy'];

/**
 * Runs `save` if the account's budget of pictures has room, which one statement decides even for concurrent
 * calls. A failure on our side, or an exception, returns its share.
 */
export async function withinPictureBudget<Outcome extends { problem: PhotoProblem | null }>(
  deps: DbClock,
  saving: Saving,
  save: () => Promise<Outcome>,
): Promise<Outcome | Failed> {
  const { db, clock } = deps;
  const id = crypto.randomUUID();
  const refusal = await reserve(deps, id, saving);
  if (refusal) return { problem: refusal };
  const own = and(eq(pictureSavings.id, id), eq(pictureSavings.userId, saving.userId));
  // A share that cannot be returned now counts as a saving whose worker died; it expires by itself.
  const giveBack = () =>
    db
      .delete(pictureSavings)
      .where(own)
      .catch(() => undefined);
  try {
    const outcome = await save();
    if (outcome.problem && ourFaults.includes(outcome.problem)) await giveBack();
    else {
      await db
        .update(pictureSavings)
        .set({ endedAt: clock.now() })
        .where(own)
        .catch(() => undefined);
    }
    return outcome;
  } catch (error) {
    await giveBack();
    throw error;
  }
}

type Used = {
  atOnce: number;
  minutePictures: number;
  minuteBytes: number;
  dayPictures: number;
  dayBytes: number;
};

async function reserve(
  { db, clock }: DbClock,
  id: string,
  { userId, bytes }: Saving,
): Promise<PhotoProblem | null> {
  const now = clock.now();
  const used = usedBy(userId, now);
  const max = (of: (budget: (typeof pictureBudgets)['owner' | 'staff']) => number) =>
    sql`case when role in ('admin', 'moderator') then ${of(pictureBudgets.staff)} else ${of(pictureBudgets.owner)} end`;
  const room = sql`select
      used.at_once < ${max(({ atOnce }) => atOnce)} as isFree,
      used.minute_pictures < ${max(({ minute }) => minute.pictures)}
        and used.minute_bytes + ${bytes} <= ${max(({ minute }) => minute.bytes)} as isSlow,
      used.day_pictures < ${max(({ day }) => day.pictures)}
        and used.day_bytes + ${bytes} <= ${max(({ day }) => day.bytes)} as isWithinDay
    from users left join profiles on profiles.user_id = users.id, ${used} used
    where users.id = ${userId}`;
  const { meta } = await db.run(sql`insert into picture_savings (id, user_id, bytes, started_at)
    select ${id}, ${userId}, cast(${bytes} as integer), cast(${now.getTime()} as integer)
    from (${room}) where isFree and isSlow and isWithinDay`);
  if (meta.changes > 0) return null;
  const [found] = await db.all<Record<'isFree' | 'isSlow' | 'isWithinDay', number>>(room);
  if (!found) return 'unavailable';
  if (!found.isWithinDay) return 'day-full';
  return found.isSlow ? 'busy' : 'too-often';
}

/** One row with the account's usage; dead savings are left out. */
function usedBy(userId: string, now: Date): SQL<Used> {
  const at = now.getTime();
  const [minuteAgo, leaseAgo] = [at - 60_000, at - savingLeaseMs];
  const midnight = adelaideMidnight(adelaideDate(now)).getTime();
  return sql`(select
      count(*) filter (where ended_at is null) as at_once,
      count(*) filter (where started_at > ${minuteAgo}) as minute_pictures,
      coalesce(sum(bytes) filter (where started_at > ${minuteAgo}), 0) as minute_bytes,
      count(*) filter (where started_at >= ${midnight}) as day_pictures,
      coalesce(sum(bytes) filter (where started_at >= ${midnight}), 0) as day_bytes
    from picture_savings
    where user_id = ${userId} and started_at >= ${Math.min(midnight, leaseAgo)}
      and (ended_at is not null or started_at > ${leaseAgo}))`;
}
