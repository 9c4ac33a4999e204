import { and, eq, isNull, not, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { runBatch } from '~/db/run-batch';
import { factors } from '~/db/schema';
import type { Clock } from '~/lib/clock';

import { encryptFactorSecret } from './factor-secret.server';
import { hasFactor } from './has-factor';
import { newTotpSecret } from './totp.server';

type Dependencies = { db: Database; clock: Clock; factorSecret: string };

/**
 * Creates a secret for an authenticator app, replacing an unconfirmed one. Does nothing while a factor is in
 * force.
 */
export async function beginFactor({ db, clock, factorSecret }: Dependencies, userId: string): Promise<void> {
  const id = crypto.randomUUID();
  const encryptedSecret = await encryptFactorSecret(factorSecret, id, newTotpSecret());
  await runBatch(db, {
    unconfirmed: db.delete(factors).where(and(eq(factors.userId, userId), isNull(factors.verifiedAt))),
    factor: insertRow(
      db,
      factors,
      { id, userId, factorType: 'totp', encryptedSecret, createdAt: clock.now() },
      sql`where ${not(hasFactor(db, userId))}`,
    ),
  });
}
