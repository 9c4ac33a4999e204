import { and, desc, eq, gt, isNull } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { factors } from '~/db/schema';
import type { Clock } from '~/lib/time/clock';
import type { Secret } from '~/lib/crypto/secret';

import { decryptFactorSecret } from './factor-secret.server';

const waitsMs = 30 * 60_000;

type Dependencies = { db: Database; clock: Clock; factorSecret: Secret };

/**
 * The factor that is being set up, with its secret in base 32; null when there is none or it is half an hour
 * old.
 */
export async function findPendingFactor(
  { db, clock, factorSecret }: Dependencies,
  userId: string,
): Promise<{ id: string; secret: string } | null> {
  const [row] = await db
    .select({ id: factors.id, encrypted: factors.encryptedSecret })
    .from(factors)
    .where(
      and(
        eq(factors.userId, userId),
        isNull(factors.verifiedAt),
        gt(factors.createdAt, new Date(clock.now().getTime() - waitsMs)),
      ),
    )
    .orderBy(desc(factors.createdAt), desc(factors.id))
    .limit(1);
  return row ? { id: row.id, secret: await decryptFactorSecret(factorSecret, row.id, row.encrypted) } : null;
}
