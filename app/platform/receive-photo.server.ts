import type { PhotoProblem } from '~/features/photos/photo-problems';
import { savePhoto } from '~/features/photos/save-photo.server';

import { receivePicture } from './receive-picture.server';
import type { Services } from './services';
import type { Viewer } from './session.server';

/** Takes one file that somebody sent for a property: null once it is a photo, else why it is not. */
export async function receivePhoto(
  services: Services,
  { viewer, propertyId }: { viewer: Viewer; propertyId: number },
  readBytes: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<PhotoProblem | null> {
  const place = { manager: viewer, propertyId };
  const { problem } = await receivePicture(services, `picture-files:${viewer.userId}`, {
    readBytes,
    keep: (bytes) => savePhoto(services, place, bytes),
  });
  return problem;
}
