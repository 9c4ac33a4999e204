import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { findPublicPhoto } from '~/features/photos/find-public-photo.server';
import { answerPicture } from '~/platform/answer-picture';

/** Photos of public properties. */
export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const found = await findPublicPhoto(services.db, { photo: params.photo ?? '', file: params.file ?? '' });
  return answerPicture(services.photos, request, found);
}
