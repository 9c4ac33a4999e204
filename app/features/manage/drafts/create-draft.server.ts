import type { DbClock } from '~/db/dependencies';
import { propertyDrafts } from '~/db/schema';
import type { Manager } from '~/features/directory/visibility/managed-by.server';
import { draftData } from '~/features/directory/listing/chosen-amenities.server';
import type { ManagedProperty } from '~/features/directory/listing/find-managed-property.server';

/** Copies a property that was read for its manager into a new draft, and returns the draft's id. */
export async function createDraft(
  { db, clock }: DbClock,
  manager: Manager,
  { id, version, content }: Pick<ManagedProperty, 'id' | 'version' | 'content'>,
): Promise<string> {
  const draftId = crypto.randomUUID();
  const now = clock.now();
  await db.insert(propertyDrafts).values({
    id: draftId,
    propertyId: id,
    data: draftData(content),
    baseVersion: version,
    authorId: manager.profileId,
    createdAt: now,
    updatedAt: now,
  });
  return draftId;
}
