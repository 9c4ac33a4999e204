import { heedRobots } from '~/features/import/crawling/robots/heed-robots';
import { limitFetcher } from '~/features/import/crawling/fetching/limit-fetcher';
import type { SiteFetcher } from '~/features/import/crawling/fetching/site-fetcher';
import type { Candidate } from '~/features/import/pictures/finding/candidate';
import {
  atOnce,
  copyWidth,
  leastFoundWidth,
  maxBytesEncoded,
  maxBytesInAll,
  patienceInAllMs,
  patienceMs,
} from '~/features/import/pictures/finding/extraction-limits';
import {
  encodingProblem,
  type PhotoVariant,
  type PictureEncoder,
  type PreparedPhoto,
} from '~/features/pictures/encoding/picture-encoder';
import { preparePhoto } from '~/features/pictures/encoding/prepare-photo.server';
import { readPicture, uprightSize } from '~/features/pictures/reading/read-picture';
import { readPngPixels } from '~/features/pictures/reading/read-png-pixels';
import { maxFileBytes } from '~/features/pictures/rules/photo-limits';
import type { Clock } from '~/lib/time/clock';

import { dropDuplicates } from './drop-duplicates';
import { fetchPicture } from './fetch-picture.server';
import { fingerprintOf } from './fingerprint';
import { isPlain } from './is-plain';
import { weighedTurns } from './weighed-turns';

type Dependencies = { sites: SiteFetcher; pictures: PictureEncoder; clock: Clock };

export type FoundPicture = Omit<Candidate, 'urls'> & {
  url: string;
  /** Pixels of the original, upright. */
  width: number;
  height: number;
  fingerprint: string;
  copy: PhotoVariant & Pick<PreparedPhoto, 'height' | 'placeholder'>;
};

type Bounds = {
  /** Throws when the job was cancelled. */
  onProgress: (done: number, total: number) => Promise<void>;
};

const fingerprintWidth = 32;

/**
 * Checks pictures and returns those that are good enough, in the given order, each with a small copy.
 * Pictures beyond the limits of bytes and time, and those that a robots.txt forbids, are left out. Throws
 * when the encoder fails, which is not the pictures' fault.
 */
export async function readCandidates(
  deps: Dependencies,
  candidates: readonly Candidate[],
  { onProgress }: Bounds,
): Promise<FoundPicture[]> {
  const bounds = { clock: deps.clock, ms: patienceInAllMs, bytes: maxBytesInAll };
  const inTurn = weighedTurns(maxBytesEncoded);
  const heedful = { ...deps, sites: heedRobots(limitFetcher(deps.sites, bounds)), inTurn };
  const endsAt = deps.clock.now().getTime() + patienceInAllMs;
  const found: FoundPicture[] = [];
  let bytesLeft = maxBytesInAll;
  await onProgress(0, candidates.length);
  for (let at = 0; at < candidates.length; at += atOnce) {
    if (bytesLeft <= 0 || deps.clock.now().getTime() > endsAt) break;
    const some = candidates.slice(at, at + atOnce);
    const read = await Promise.all(some.map((candidate) => readCandidate(heedful, candidate)));
    for (const { image, bytes } of read) {
      bytesLeft -= bytes;
      if (image) found.push(image);
    }
    await onProgress(Math.min(at + atOnce, candidates.length), candidates.length);
  }
  return dropDuplicates(found);
}

/** Tries the sizes of a picture until one is good enough; `bytes` is the size of all that was fetched. */
async function readCandidate(
  deps: Dependencies & { inTurn: ReturnType<typeof weighedTurns> },
  { urls, ...about }: Candidate,
): Promise<{ image: FoundPicture | null; bytes: number }> {
  let bytes = 0;
  for (const url of urls) {
    const fetched = await fetchPicture(deps.sites, url, { maxBytes: maxFileBytes, patienceMs });
    if (typeof fetched === 'string') continue;
    bytes += fetched.length;
    const image = await deps.inTurn(fetched.length, () => readImageElement(deps, fetched));
    if (image) return { image: { ...about, url, ...image }, bytes };
  }
  return { image: null, bytes };
}

async function readImageElement({ pictures }: Dependencies, bytes: Uint8Array<ArrayBuffer>) {
  const parts = readPicture(bytes);
  if (parts.problem !== null) return null;
  const { width, height } = uprightSize(parts);
  if (width < leastFoundWidth) return null;
  try {
    const { variants, placeholder, ...copy } = await preparePhoto(pictures, parts, [copyWidth]);
    const variant = variants[0];
    const pixels = variant && (await smallPixels(pictures, variant.bytes));
    if (!pixels || isPlain(pixels)) return null;
    const fingerprint = fingerprintOf(pixels);
    return { width, height, fingerprint, copy: { ...variant, placeholder, height: copy.height } };
  } catch (error) {
    if (encodingProblem(error) === 'unreadable') return null;
    throw error;
  }
}

async function smallPixels(pictures: PictureEncoder, copy: Uint8Array<ArrayBuffer>) {
  const order = { width: fingerprintWidth, rotate: 0, format: 'image/png' } as const;
  return readPngPixels(await pictures.encode([copy], order));
}
