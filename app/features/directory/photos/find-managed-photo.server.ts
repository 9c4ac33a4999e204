import { managedBy, type Manager } from '~/features/directory/visibility/managed-by.server';
import type { Database } from '~/db/client';

import { readPhoto, type PhotoInput, type PhotoObject } from './read-photo.server';

/** Like `findPublicPhoto`, for any property of the manager. */
export async function findManagedPhoto(
  db: Database,
  manager: Manager,
  input: PhotoInput,
): Promise<PhotoObject | null> {
  return readPhoto(db, input, managedBy(manager));
}
