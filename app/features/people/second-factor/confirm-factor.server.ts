import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';

import { findPendingFactor } from './find-pending-factor.server';
import { newRecoveryCodes } from './recovery-code.server';
import { findTotpStep } from './totp.server';

type Dependencies = {
  db: Database;
  jobs: JobQueue;
  clock: { now(): Date };
  pepper: string;
  factorSecret: string;
};

export type FactorConfirmation =
  /** The only time that the recovery codes are shown. */
  | { outcome: 'on'; codes: string[] }
  | { outcome: 'wrong' }
  /** No setup is pending any more, or another request has finished it. */
  | { outcome: 'gone' };

const pending = `select user_id from factors where id = ?1 and user_id = ?2 and verified_at is null
  and not exists (select 1 from factors where user_id = ?2 and verified_at is not null)`;

/**
 * Activates the factor that is being set up, once its app has shown a valid code. Creates recovery codes,
 * ends every other session and every pending sign-in, and notifies the owner by mail. One batch, whose last
 * statement claims the factor.
 */
export async function confirmFactor(
  deps: Dependencies,
  { userId, code, keepSession }: { userId: string; code: string; keepSession: string },
): Promise<FactorConfirmation> {
  const { db, jobs, clock, pepper } = deps;
  const factor = await findPendingFactor(deps, userId);
  if (!factor) return { outcome: 'gone' };
  const step = findTotpStep(factor.secret, code, clock.now());
  if (step === null) return { outcome: 'wrong' };
  const d1 = db.$client;
  const now = clock.now().getTime();
  const jobId = crypto.randomUUID();
  const { codes, rows } = await newRecoveryCodes(pepper, userId);
  const key = [factor.id, userId] as const;
  const results = await d1.batch([
    d1.prepare(`delete from recovery_codes where user_id = (${pending})`).bind(...key),
    d1
      .prepare(
        `insert into recovery_codes (id, user_id, code_hash, created_at)
        select json_extract(value, '$.id'), ?2, json_extract(value, '$.hash'), ?3 from json_each(?4)
        where exists (${pending})`,
      )
      .bind(...key, now, rows),
    d1
      .prepare(`delete from sessions where user_id = (${pending}) and token_hash <> ?3`)
      .bind(...key, keepSession),
    d1
      .prepare(
        `update account_tokens set used_at = ?3 where used_at is null
          and purpose in ('sign-in-code', 'proof-code', 'second-factor') and user_id = (${pending})`,
      )
      .bind(...key, now),
    d1
      .prepare(
        `insert into jobs (id, kind, input, due_at, created_at, updated_at)
        select ?3, 'mail', json_object('version', 1, 'mail', 'factor-added', 'userId', user_id), ?4, ?4, ?4
        from (${pending})`,
      )
      .bind(...key, jobId, now),
    d1
      .prepare(
        `update factors set verified_at = ?3, last_used_step = cast(?4 as integer) where id in (
          select ?1 where exists (${pending}))`,
      )
      .bind(...key, now, step),
  ]);
  if ((results.at(-1)?.meta.changes ?? 0) === 0) return { outcome: 'gone' };
  jobs.announce([jobId]);
  return { outcome: 'on', codes };
}
