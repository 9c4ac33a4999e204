import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { findManagedPhoto } from '~/features/directory/photos/find-managed-photo.server';
import { findPublicPhoto } from '~/features/directory/photos/find-public-photo.server';
import { photoWidths } from '~/features/pictures/shown/picture-source';
import { answerPicture } from '~/platform/http/answers/answer-picture';
import { findViewer } from '~/platform/auth/session.server';

/** Photos of public properties, and of hidden ones for those who manage them. */
export async function loader({ request, params, context: { services, shows } }: LoaderFunctionArgs) {
  const input = { photo: params.photo ?? '', file: params.file ?? '' };
  let isShared = true;
  const findPhoto = async () => {
    const found = await findPublicPhoto(services.db, input);
    if (found) {
      shows(`property:${found.propertyId}`);
      return found;
    }
    const viewer = await findViewer(services, request);
    isShared = !viewer;
    return viewer && findManagedPhoto(services.db, viewer, input);
  };
  const answer = await answerPicture(services.photos, request, findPhoto, photoWidths);
  if (!isShared) answer.headers.set('cache-control', 'private, no-store');
  return answer;
}
