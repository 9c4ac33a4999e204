import { managedBy, type Manager } from '~/features/directory/visibility/managed-by.server';
import type { Database } from '~/db/client';

import { readPhoto, type PhotoAsked, type PhotoObject } from './read-photo.server';

/** As `findPublicPhoto`, of any property that somebody manages. */
export async function findManagedPhoto(
  db: Database,
  manager: Manager,
  asked: PhotoAsked,
): Promise<PhotoObject | null> {
  return readPhoto(db, asked, managedBy(manager));
}
