import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { runBatch } from '~/db/run-batch';
import { factors } from '~/db/schema';
import type { Clock } from '~/lib/time/clock';
import type { Secret } from '~/lib/crypto/secret';

import { maxApps } from './factor-limits';
import { encryptFactorSecret } from './factor-secret.server';
import { newTotpSecret } from './totp.server';

type Dependencies = { db: Database; clock: Clock; factorSecret: Secret };

/** Condition: the account may have one more authenticator app. */
export const hasRoom = (db: Database, userId: string) =>
  sql`(${db
    .select({ count: sql`count(*)` })
    .from(factors)
    .where(and(eq(factors.userId, userId), isNotNull(factors.verifiedAt)))}) < ${maxApps}`;

/**
 * Creates a secret for one more authenticator app, replacing an unconfirmed one. Does nothing while the account has as many
 * as it may.
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
      sql`where ${hasRoom(db, userId)}`,
    ),
  });
}
