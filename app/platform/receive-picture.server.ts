import type { PhotoProblem } from '~/features/photos/photo-problems';

import { logError } from './log';
import { takeAttempt } from './rate-limit.server';
import type { Services } from './services';

const perAccount = { limit: 150, windowSeconds: 3600 };

/** Keeps a picture that somebody sent, unless their account sends too many (counted by `key`); never throws. */
export async function receivePicture<Outcome extends { problem: PhotoProblem | null }>(
  services: Services,
  key: string,
  keep: () => Promise<Outcome>,
): Promise<Outcome | { problem: PhotoProblem }> {
  try {
    if (!(await takeAttempt(services, { key, ...perAccount }))) return { problem: 'too-often' };
    return await keep();
  } catch (error) {
    logError('picture could not be saved', error);
    return { problem: 'unavailable' };
  }
}
