import type { DbClock } from '~/db/dependencies';
import { objectName, type PhotoObjects } from '~/features/pictures/files/photo-objects';
import type { PhotoProblem } from '~/features/pictures/rules/photo-problems';
import { readPicture } from '~/features/pictures/reading/read-picture';
import type { PictureParts } from '~/features/pictures/reading/picture-parts';
import { hex } from '~/lib/crypto/hex';

import { encodingProblem, type PictureEncoder, type PreparedPhoto } from './picture-encoder';
import { preparePhoto } from './prepare-photo.server';
import { withinPictureBudget } from './within-picture-budget.server';

/** Dependencies for keeping a picture: the sources of its row, its files and its time, and the encoder. */
export type PictureKeeping = DbClock & { photos: PhotoObjects; pictures: PictureEncoder };

type Place = {
  /** The account whose budget of pictures is charged. */
  userId: string;
  /** Prefix of the picture's folder in the store, with a slash at its end. */
  folder: string;
  widths: readonly number[];
  /** Why no row may be added, or the id of the row of the same file; null when a row may be added. */
  findHindrance: (sameFile: string) => Promise<PhotoProblem | number | null>;
  /** The id of the new row; null when something prevents it by now. */
  addRow: (picture: {
    sameFile: string;
    storageKey: string;
    prepared: PreparedPhoto;
  }) => Promise<number | null>;
};

type Outcome = { id: number; problem: null } | { problem: PhotoProblem };

/**
 * Stores the variants of a file, then a row that names them. The same file again returns the row that it
 * already became: keys of one file begin alike, with `sameFile`. Throws when D1 or R2 fail; then no row is
 * left, and a sweep removes any files. Only encoded pictures count in the account's budget.
 */
export async function keepPicture(
  deps: PictureKeeping,
  place: Place,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Outcome> {
  const parts = readPicture(bytes);
  if (parts.problem !== null) return parts;
  const sameFile = `${place.folder}${await digest(bytes)}-`;
  const hindrance = await place.findHindrance(sameFile);
  if (hindrance !== null) return outcomeOf(hindrance);
  const saving = { userId: place.userId, bytes: bytes.length };
  return withinPictureBudget(deps, saving, () => encodeAndStore(deps, place, { parts, sameFile }));
}

async function encodeAndStore(
  deps: PictureKeeping,
  { widths, findHindrance, addRow }: Place,
  { parts, sameFile }: { parts: PictureParts; sameFile: string },
): Promise<Outcome> {
  const prepared = await preparePhoto(deps.pictures, parts, widths).catch((error: unknown) => {
    const problem = encodingProblem(error);
    if (problem) return problem;
    throw error;
  });
  if (typeof prepared === 'string') return { problem: prepared };
  const storageKey = sameFile + crypto.randomUUID();
  await store(deps.photos, storageKey, prepared);
  const id = await addRow({ sameFile, storageKey, prepared });
  if (id !== null) return { id, problem: null };
  await removeAll(deps.photos, storageKey, prepared);
  return outcomeOf((await findHindrance(sameFile)) ?? 'unavailable');
}

const outcomeOf = (found: PhotoProblem | number): Outcome =>
  typeof found === 'number' ? { id: found, problem: null } : { problem: found };

/** Stores all variants or, as far as possible, none. */
async function store(photos: PhotoObjects, storageKey: string, prepared: PreparedPhoto) {
  try {
    for (const { width, bytes } of prepared.variants) await photos.put(storageKey, width, bytes);
  } catch (error) {
    await removeAll(photos, storageKey, prepared);
    throw error;
  }
}

async function removeAll(photos: PhotoObjects, storageKey: string, { variants }: PreparedPhoto) {
  const names = variants.map(({ width }) => objectName(storageKey, width));
  await photos.remove(names).catch(() => undefined);
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return hex(hash.subarray(0, 16));
}
