import type { Database } from '~/db/client';
import { isPublic } from '~/features/directory/visibility/visibility';

import { readPhoto, type PhotoInput, type PhotoObject } from './read-photo.server';

/**
 * The stored picture behind `/images/{photo}/{file}`; null when the photo is unknown, its property is not public, or
 * the file is not one of the standard widths as WebP.
 */
export async function findPublicPhoto(db: Database, input: PhotoInput): Promise<PhotoObject | null> {
  return readPhoto(db, input, isPublic);
}
