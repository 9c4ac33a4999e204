import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { mediaImages } from '~/db/schema';
import type { Picture } from '~/features/pictures/shown/picture-source';

import { libraryPicture, readLibraryName } from './library-picture';

/**
 * A picture of the site, with its real size and colour if it is from the media library; any other unchanged.
 */
export async function sizedPicture<P extends Picture | null>(db: Database, picture: P): Promise<P> {
  const [sized] = await sizedPictures(db, [picture]);
  return sized === undefined ? picture : sized;
}

/** The same for the pictures of a list, in at most one query. */
export async function withSizedPictures<Row extends { picture: Picture | null }>(
  db: Database,
  rows: readonly Row[],
): Promise<Row[]> {
  const pictures = await sizedPictures(
    db,
    rows.map(({ picture }) => picture),
  );
  return rows.map((row, index) => ({ ...row, picture: pictures[index] }));
}

/** The same for several pictures, in at most one query. */
export async function sizedPictures<P extends Picture | null>(
  db: Database,
  pictures: readonly P[],
): Promise<P[]> {
  const ids = new Set(pictures.flatMap((picture) => libraryId(picture) ?? []));
  if (ids.size === 0) return [...pictures];
  const images = await db
    .select()
    .from(mediaImages)
    .where(sql`${mediaImages.id} in (select value from json_each(${JSON.stringify([...ids])}))`)
    .limit(ids.size);
  const byId = new Map(images.map((image) => [image.id, libraryPicture(image)]));
  return pictures.map((picture) => {
    const sized = byId.get(libraryId(picture) ?? 0);
    return picture && sized ? { ...picture, ...sized, alt: picture.alt } : picture;
  });
}

const libraryId = (picture: Picture | null) =>
  picture && readLibraryName(picture.base.slice('/media/'.length));
