import { and, eq, exists, isNotNull } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { factors } from '~/db/schema';

/** Condition: somebody has a second factor that is verified. */
export const hasFactor = (db: Database, userId: string) =>
  exists(
    db
      .select({ id: factors.id })
      .from(factors)
      .where(and(eq(factors.userId, userId), isNotNull(factors.verifiedAt))),
  );
