import { addMediaPicture } from '~/features/pictures/library/add-media-picture.server';
import { uploadSchema } from '~/features/pictures/library/media-form';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

import { receivePicture } from './receive-picture.server';

type Sent = { viewer: Actor; altText: string | null; fileName: string | null };

/** Stores one file that an editor sent for the media library: returns its id, or the problem. */
export function receiveMedia(
  services: Services,
  { viewer, altText, fileName }: Sent,
  readBytes: () => Promise<Uint8Array<ArrayBuffer>>,
) {
  const words = uploadSchema.parse({ altText: altText ?? '', fileName: fileName ?? '' });
  const added = { actor: viewer, ...words };
  return receivePicture(services, `picture-files:${viewer.userId}`, {
    readBytes,
    keep: (bytes) => addMediaPicture(services, added, bytes),
  });
}
