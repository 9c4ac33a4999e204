import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { findPhotoOfProperty } from '~/features/directory/photos/find-photo-of-property.server';
import { photoWidths } from '~/features/pictures/shown/picture-source';
import { readRowId } from '~/lib/row-id';
import { answerPicture } from '~/platform/http/answers/answer-picture';
import { requireViewer } from '~/platform/auth/guards.server';

/** Photos for those who manage the property, public or not; no cache may keep them. */
export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const manager = await requireViewer(services, request);
  const [propertyId, photoId] = [readRowId(params.id), readRowId(params.photo)];
  const findPhoto = () =>
    propertyId && photoId
      ? findPhotoOfProperty(services.db, { manager, propertyId }, { photoId, file: params.file ?? '' })
      : null;
  const answer = await answerPicture(services.photos, request, findPhoto, photoWidths);
  answer.headers.set('cache-control', 'private, no-store');
  return answer;
}
