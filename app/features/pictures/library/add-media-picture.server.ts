import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { mediaImages } from '~/db/schema';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import { keepPicture, type PictureKeeping } from '~/features/pictures/encoding/keep-picture.server';
import { libraryPrefix } from '~/features/pictures/files/photo-objects';
import type { PreparedPhoto } from '~/features/pictures/encoding/picture-encoder';
import { maxLibraryPictures } from '~/features/pictures/rules/picture-limits';
import type { Actor } from '~/lib/actor';

import { libraryWidths } from './library-picture';

type Added = {
  actor: Pick<Actor, 'userId' | 'network'>;
  /** Blank for a picture that cannot be used yet. */
  altText: string;
  fileName: string;
  /** Prompt, model and job of a generated picture; absent for an uploaded file. */
  generated?: { prompt: string; model: string; jobId: string };
};

/**
 * Puts a file into the media library. The same file again returns the picture that it already became, with
 * its own texts. Throws when D1 or R2 fail; then no row is left.
 */
export function addMediaPicture(deps: PictureKeeping, added: Added, bytes: Uint8Array<ArrayBuffer>) {
  return keepPicture(
    deps,
    {
      userId: added.actor.userId,
      folder: libraryPrefix,
      widths: libraryWidths,
      findHindrance: (sameFile) => findHindrance(deps.db, sameFile),
      addRow: (picture) => addRow(deps, added, picture),
    },
    bytes,
  );
}

async function findHindrance(db: Database, sameFile: string): Promise<number | 'library-full' | null> {
  const [row] = await db
    .select({ id: mediaImages.id })
    .from(mediaImages)
    .where(isSameFile(sameFile))
    .limit(1);
  if (row) return row.id;
  return (await db.$count(mediaImages)) >= maxLibraryPictures ? 'library-full' : null;
}

/** A range, so that the index of storage keys is used. */
const isSameFile = (key: string) => sql`storage_key >= ${key} and storage_key < ${`${key}~`}`;

async function addRow(
  { db, clock }: PictureKeeping,
  { actor, altText, fileName, generated }: Added,
  { sameFile, storageKey, prepared }: { sameFile: string; storageKey: string; prepared: PreparedPhoto },
): Promise<number | null> {
  const { width, height, placeholder } = prepared;
  const now = clock.now();
  const [[row]] = await db.batch([
    insertRow(
      db,
      mediaImages,
      {
        storageKey,
        altText,
        fileName,
        width,
        height,
        placeholder,
        createdBy: actor.userId,
        createdAt: now,
        ...generated,
      },
      sql`where not exists (select 1 from media_images where ${isSameFile(sameFile)})
        and (select count(*) from media_images) < ${maxLibraryPictures}`,
    ).returning({ id: mediaImages.id }),
    auditStatement(
      db,
      { actor, action: 'image-added', subject: sql`'image:' || last_insert_rowid()` },
      { guard: changed, now },
    ),
  ]);
  return row?.id ?? null;
}
