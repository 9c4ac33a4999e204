import { and, desc, eq, lt, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { mediaImages } from '~/db/schema';

import { libraryAddress, libraryPicture, type LibraryPicture } from './library-picture';

const pageSize = 24;
const longestSearch = 100;

type Input = {
  words: string;
  /** The last page's `next`. */
  before: number | null;
  /** Only this picture, as after it was uploaded. */
  only?: number | null;
};

/** The pictures of the library, newest first, 24 a page; `words` match the alt text and the file name. */
export async function listMediaPictures({ db }: { db: Database }, { words, before, only = null }: Input) {
  const rows = await db
    .select()
    .from(mediaImages)
    .where(
      and(
        before === null ? undefined : lt(mediaImages.id, before),
        only === null ? undefined : eq(mediaImages.id, only),
        matching(words),
      ),
    )
    .orderBy(desc(mediaImages.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    images: shown.map(shownPicture),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

function matching(words: string) {
  const text = words.trim().slice(0, longestSearch);
  if (!text) return undefined;
  return sql`instr(lower(${mediaImages.altText} || char(10) || ${mediaImages.fileName}), lower(${text})) > 0`;
}

function shownPicture(row: typeof mediaImages.$inferSelect): LibraryPicture {
  const { id, altText, fileName, createdAt } = row;
  return {
    id,
    address: libraryAddress(id),
    altText,
    fileName,
    createdAt,
    isGenerated: row.prompt !== null,
    picture: libraryPicture(row),
  };
}
