import type { PhotoProblem } from '~/features/pictures/rules/photo-problems';
import { logError, logWarning } from '~/platform/log';
import type { Services } from '~/platform/services';

import { takeAttempt } from './rate-limit.server';

type Bytes = Uint8Array<ArrayBuffer>;

/** Files that are looked at, pictures or not; what is saved has a budget of its own. */
const perAccount = { limit: 150, windowSeconds: 60 };

/** Keeps a picture that somebody sent, unless their account sends too many files (counted by `key`); never throws. */
export async function receivePicture<Outcome extends { problem: PhotoProblem | null }>(
  services: Services,
  key: string,
  { readBytes, keep }: { readBytes: () => Promise<Bytes>; keep: (bytes: Bytes) => Promise<Outcome> },
): Promise<Outcome | { problem: PhotoProblem }> {
  try {
    if (!(await takeAttempt(services, { key, ...perAccount }))) return { problem: 'too-often' };
    const bytes = await readBytes().catch((error: unknown) => {
      logWarning('picture did not arrive', error);
      return null;
    });
    return bytes ? await keep(bytes) : { problem: 'lost' };
  } catch (error) {
    logError('picture could not be saved', error);
    return { problem: 'unavailable' };
  }
}
