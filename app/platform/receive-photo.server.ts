import type { PhotoProblem } from '~/features/photos/photo-problems';
import { savePhoto } from '~/features/photos/save-photo.server';

import { logError } from './log';
import { takeAttempt } from './rate-limit.server';
import type { Services } from './services';
import type { Viewer } from './session.server';

const perAccount = { limit: 150, windowSeconds: 3600 };

/** Takes one file that somebody sent for a property: null once it is a photo, else why it is not. */
export async function receivePhoto(
  services: Services,
  { viewer, propertyId }: { viewer: Viewer; propertyId: number },
  readBytes: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<PhotoProblem | null> {
  try {
    const key = `photo-upload:${viewer.userId}`;
    if (!(await takeAttempt(services, { key, ...perAccount }))) return 'too-often';
    return (await savePhoto(services, { manager: viewer, propertyId }, await readBytes())).problem;
  } catch (error) {
    logError('photo could not be saved', error);
    return 'unavailable';
  }
}
