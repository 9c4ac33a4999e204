import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties, propertyDrafts } from '~/db/schema';
import { managedBy, type Manager } from '~/features/directory/visibility/managed-by.server';
import { contentSchema } from '~/features/directory/listing/property-content';

/** A draft of a property of the manager; null for another owner's and for one whose data cannot be read. */
export async function findDraft(
  { db }: { db: Database },
  manager: Manager,
  { propertyId, draftId }: { propertyId: number; draftId: string },
) {
  const [row] = await db
    .select({
      id: propertyDrafts.id,
      data: propertyDrafts.data,
      status: propertyDrafts.status,
      baseVersion: propertyDrafts.baseVersion,
      rejectionReason: propertyDrafts.rejectionReason,
      updatedAt: propertyDrafts.updatedAt,
    })
    .from(propertyDrafts)
    .innerJoin(properties, eq(properties.id, propertyDrafts.propertyId))
    .where(and(eq(propertyDrafts.id, draftId), eq(propertyDrafts.propertyId, propertyId), managedBy(manager)))
    .limit(1);
  const content = contentSchema.safeParse(row?.data);
  if (!row || !content.success) return null;
  const { data: _data, ...draft } = row;
  return { ...draft, content: content.data };
}

export type Draft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;
