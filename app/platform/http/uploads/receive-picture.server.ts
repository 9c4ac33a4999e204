import type { PhotoProblem } from '~/features/pictures/rules/photo-problems';
import { logError, logWarning } from '~/platform/log';
import type { Services } from '~/platform/services';

import { takeAttempt } from '~/platform/http/limits/rate-limit.server';

type Bytes = Uint8Array<ArrayBuffer>;

/** Files that are checked, pictures or not; saved pictures have a budget of their own. */
const perAccount = { limit: 150, windowSeconds: 60 };

/**
 * Stores a picture that was sent, unless the account sends too many files (counted by `key`); never throws.
 */
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
