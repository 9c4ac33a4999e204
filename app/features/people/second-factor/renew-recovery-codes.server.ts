import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';

import { newRecoveryCodes } from './recovery-code.server';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date }; pepper: string };

const inForce = `select user_id from factors where user_id = ?1 and verified_at is not null limit 1`;

/**
 * Replaces all recovery codes of an account with a second factor and notifies its owner by mail; null without
 * a factor.
 */
export async function renewRecoveryCodes(
  { db, jobs, clock, pepper }: Dependencies,
  userId: string,
): Promise<string[] | null> {
  const d1 = db.$client;
  const now = clock.now().getTime();
  const jobId = crypto.randomUUID();
  const { codes, rows } = await newRecoveryCodes(pepper, userId);
  const results = await d1.batch([
    d1.prepare(`delete from recovery_codes where user_id = (${inForce})`).bind(userId),
    d1
      .prepare(
        `insert into recovery_codes (id, user_id, code_hash, created_at)
        select json_extract(value, '$.id'), ?1, json_extract(value, '$.hash'), ?2 from json_each(?3)
        where exists (${inForce})`,
      )
      .bind(userId, now, rows),
    d1
      .prepare(
        `insert into jobs (id, kind, input, due_at, created_at, updated_at)
        select ?2, 'mail', json_object('version', 1, 'mail', 'recovery-codes-made', 'userId', user_id), ?3, ?3, ?3
        from (${inForce})`,
      )
      .bind(userId, jobId, now),
  ]);
  if ((results.at(-1)?.meta.changes ?? 0) === 0) return null;
  jobs.announce([jobId]);
  return codes;
}
