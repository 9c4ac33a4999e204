import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties } from '~/db/schema';
import type { ListingState } from '~/db/vocabulary';

import { managedBy, type Manager } from '~/features/directory/visibility/managed-by.server';
import type { PropertyDetails } from '~/features/directory/property/property-details';
import { readProperty } from './read-property.server';

/** A decision of its manager about it: a button of a form, or a link to a question. */
export type PreviewDecision = { label: string; intent: string } | { label: string; to: string };

/** Why the public cannot see a property that its manager previews. */
export type Preview = {
  id: number;
  state: ListingState;
  rejectionReason: string | null;
  /** The address to which decisions are posted, and the choices. */
  decide?: { action: string; choices: PreviewDecision[] };
};

/** A property with that slug in any state with its page, for those who manage it; null for everybody else. */
export async function findPreview(
  db: Database,
  manager: Manager,
  slug: string,
): Promise<{ property: PropertyDetails; preview: Preview } | null> {
  if (slug.length > 200) return null;
  const condition = and(eq(properties.slug, slug), managedBy(manager));
  const [preview] = await db
    .select({
      id: properties.id,
      state: properties.listingState,
      rejectionReason: properties.rejectionReason,
    })
    .from(properties)
    .where(condition)
    .limit(1);
  const property = preview && (await readProperty(db, condition));
  return property ? { property, preview: { ...preview, state: preview.state ?? 'pending' } } : null;
}
