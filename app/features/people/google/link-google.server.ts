import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';

import type { GoogleIdentity } from './google-identity';
import { insertGoogleIdentity } from './insert-google-identity';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };

/**
 * Links an identity to the viewer's own account and notifies them by mail. 'taken' when it is another
 * account's, 'known' when it was already this one's, 'unverified' when Google has not verified the address.
 */
export async function linkGoogle(
  { db, jobs, clock }: Dependencies,
  { userId, identity }: { userId: string; identity: GoogleIdentity },
): Promise<'linked' | 'known' | 'taken' | 'unverified'> {
  if (!identity.isEmailVerified) return 'unverified';
  const d1 = db.$client;
  const now = clock.now().getTime();
  const jobId = crypto.randomUUID();
  const [, inserted, owner] = await d1.batch<{ owner: string }>([
    d1
      .prepare(
        `insert into jobs (id, kind, input, due_at, created_at, updated_at)
        select ?1, 'mail', json_object('version', 1, 'mail', 'identity-linked', 'userId', id), ?2, ?2, ?2 from users
        where id = ?3 and email_verified_at is not null and deactivated_at is null
          and not exists (select 1 from identities where provider = 'google' and subject = ?4)`,
      )
      .bind(jobId, now, userId, identity.subject),
    insertGoogleIdentity(d1, identity, { by: 'id', value: userId }, now),
    d1
      .prepare(`select user_id as owner from identities where provider = 'google' and subject = ?1`)
      .bind(identity.subject),
  ]);
  if (owner?.results[0]?.owner !== userId) return 'taken';
  if (!inserted?.meta.changes) return 'known';
  jobs.announce([jobId]);
  return 'linked';
}
