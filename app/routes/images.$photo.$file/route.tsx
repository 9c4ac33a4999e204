import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { findManagedPhoto } from '~/features/photos/find-managed-photo.server';
import { findPublicPhoto } from '~/features/photos/find-public-photo.server';
import { answerPicture } from '~/platform/answer-picture';
import { findViewer } from '~/platform/session.server';

/** Photos of public properties, and of hidden ones for those who manage them. */
export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const asked = { photo: params.photo ?? '', file: params.file ?? '' };
  const found = await findPublicPhoto(services.db, asked);
  if (found) return answerPicture(services.photos, request, found);
  const viewer = await findViewer(services, request);
  const managed = viewer && (await findManagedPhoto(services.db, viewer, asked));
  const answer = await answerPicture(services.photos, request, managed);
  if (managed) answer.headers.set('cache-control', 'private, no-store');
  return answer;
}
