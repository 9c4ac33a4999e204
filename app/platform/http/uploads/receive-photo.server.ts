import type { PhotoProblem } from '~/features/pictures/rules/photo-problems';
import { savePhoto } from '~/features/directory/photos/save-photo.server';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

import { receivePicture } from './receive-picture.server';

/** Stores one file that was sent for a property: null once it is a photo, else the problem. */
export async function receivePhoto(
  services: Services,
  { viewer, propertyId }: { viewer: Actor; propertyId: number },
  readBytes: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<PhotoProblem | null> {
  const place = { manager: viewer, propertyId };
  const { problem } = await receivePicture(services, `picture-files:${viewer.userId}`, {
    readBytes,
    keep: (bytes) => savePhoto(services, place, bytes),
  });
  return problem;
}
