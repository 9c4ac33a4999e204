import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';

import type { CodePurpose } from './mail-code';
import { codeMinutes } from './token-lifetimes';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };

/**
 * Mails a code to that address and voids older ones of the same purpose and requester; a stranger's request
 * voids nobody else's. Returns the code's id; for an address without an account an id of nothing, after the
 * same work.
 */
export async function requestCode(
  { db, jobs, clock }: Dependencies,
  { email, purpose, asker }: { email: string; purpose: CodePurpose; asker: string },
): Promise<string> {
  const d1 = db.$client;
  const now = clock.now().getTime();
  const [tokenId, jobId] = [crypto.randomUUID(), crypto.randomUUID()];
  await d1.batch([
    d1
      .prepare(
        `update account_tokens set used_at = ?1 where purpose = ?2 and used_at is null
          and user_id = (select id from users where email = ?3) and json_extract(payload, '$.asker') = ?4`,
      )
      .bind(now, purpose, email, asker),
    d1
      .prepare(
        `insert into account_tokens (id, user_id, purpose, payload, expires_at, created_at)
        select ?1, id, ?2, json_object('asker', ?6), ?3, ?4 from users
        where email = ?5 and email_verified_at is not null and deactivated_at is null`,
      )
      .bind(tokenId, purpose, now + codeMinutes * 60_000, now, email, asker),
    d1
      .prepare(
        `insert into jobs (id, kind, input, due_at, created_at, updated_at)
        values (?1, 'mail', json_object('version', 1, 'mail', ?2, 'tokenId', ?3), ?4, ?4, ?4)`,
      )
      .bind(jobId, purpose, tokenId, now),
  ]);
  jobs.announce([jobId]);
  return tokenId;
}
