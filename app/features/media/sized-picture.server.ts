import { eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { mediaImages } from '~/db/schema';
import type { Picture } from '~/features/photos/picture-source';

import { libraryPicture, readLibraryName } from './library-image';

/** A picture of the site with its real size and colour, when it is one of the media library; any other as it is. */
export async function sizedPicture<P extends Picture | null>(db: Database, picture: P): Promise<P> {
  const id = picture && readLibraryName(picture.base.slice('/media/'.length));
  if (!id) return picture;
  const [row] = await db.select().from(mediaImages).where(eq(mediaImages.id, id)).limit(1);
  return row ? { ...picture, ...libraryPicture(row), alt: picture.alt } : picture;
}
