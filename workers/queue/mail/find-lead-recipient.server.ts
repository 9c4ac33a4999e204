import { and, eq, not, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { leads, profiles, properties, users } from '~/db/schema';
import { isReleaseCheck } from '~/db/is-release-check';

/**
 * A lead with its property and the address of the property's owner. The owner's address is null unless the
 * account is verified and active; the mail then goes to the site's inbox. Null when the lead is gone, or tests a
 * release.
 */
export async function findLeadRecipient({ db }: { db: Database }, leadId: string) {
  const [row] = await db
    .select({
      lead: leads,
      propertyName: properties.name,
      ownerName: profiles.fullName,
      ownerEmail: sql<
        string | null
      >`case when ${users.emailVerifiedAt} is not null and ${users.deactivatedAt} is null then ${users.email} end`,
    })
    .from(leads)
    .leftJoin(properties, eq(properties.id, leads.propertyId))
    .leftJoin(profiles, eq(profiles.id, properties.ownerId))
    .leftJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(leads.id, leadId), not(sql`coalesce(${isReleaseCheck}, false)`)))
    .limit(1);
  return row ?? null;
}
