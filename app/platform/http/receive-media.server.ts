import { addMediaImage } from '~/features/pictures/library/add-media-image.server';
import { uploadSchema } from '~/features/pictures/library/media-form';
import type { Services } from '~/platform/services';
import type { Viewer } from '~/platform/auth/session.server';

import { receivePicture } from './receive-picture.server';
import { visitorNetwork } from './visitor-address';

type Sent = { request: Request; viewer: Viewer; altText: string | null; fileName: string | null };

/** Stores one file that an editor sent for the media library: returns its id, or the problem. */
export function receiveMedia(
  services: Services,
  { request, viewer, altText, fileName }: Sent,
  readBytes: () => Promise<Uint8Array<ArrayBuffer>>,
) {
  const words = uploadSchema.parse({ altText: altText ?? '', fileName: fileName ?? '' });
  const added = { actorId: viewer.userId, from: visitorNetwork(request), ...words };
  return receivePicture(services, `picture-files:${viewer.userId}`, {
    readBytes,
    keep: (bytes) => addMediaImage(services, added, bytes),
  });
}
