import type { Database } from '~/db/client';

import { encryptFactorSecret } from './factor-secret.server';
import { newTotpSecret } from './totp.server';

type Dependencies = { db: Database; clock: { now(): Date }; factorSecret: string };

/**
 * Creates a secret for an authenticator app, replacing an unconfirmed one. Does nothing while a factor is in
 * force.
 */
export async function beginFactor({ db, clock, factorSecret }: Dependencies, userId: string): Promise<void> {
  const d1 = db.$client;
  const id = crypto.randomUUID();
  const encrypted = await encryptFactorSecret(factorSecret, id, newTotpSecret());
  await d1.batch([
    d1.prepare('delete from factors where user_id = ?1 and verified_at is null').bind(userId),
    d1
      .prepare(
        `insert into factors (id, user_id, factor_type, encrypted_secret, created_at)
        select ?1, ?2, 'totp', ?3, ?4
        where not exists (select 1 from factors where user_id = ?2 and verified_at is not null)`,
      )
      .bind(id, userId, encrypted, clock.now().getTime()),
  ]);
}
