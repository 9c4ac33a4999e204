import { eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { mediaImages } from '~/db/schema';

import { libraryWidths } from './library-picture';

/**
 * The stored file behind `/media/library-{id}/{width}.webp`; null when it is missing. A picture that is
 * narrower than requested is answered with its widest file, so that pages need not know its width.
 */
export async function findLibraryFile({ db }: { db: Database }, id: number, file: string) {
  const requested = libraryWidths.find((candidate) => file === `${candidate}.webp`);
  if (!requested) return null;
  const [row] = await db
    .select({ storageKey: mediaImages.storageKey, width: mediaImages.width })
    .from(mediaImages)
    .where(eq(mediaImages.id, id))
    .limit(1);
  const width = row && libraryWidths.findLast((candidate) => candidate <= Math.min(requested, row.width));
  return width ? { storageKey: row.storageKey, width } : null;
}
