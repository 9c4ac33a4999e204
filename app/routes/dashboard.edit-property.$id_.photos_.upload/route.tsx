import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';

import { findPropertyPhotos } from '~/features/directory/photos/find-property-photos.server';
import { maxFileBytes } from '~/features/pictures/rules/photo-limits';
import { readRowId } from '~/lib/row-id';
import { answerUpload } from '~/platform/http/uploads/answer-upload';
import { isBodyWithin } from '~/platform/http/uploads/body-size';
import { requireViewer } from '~/platform/auth/guards.server';
import { readUpload } from '~/platform/http/uploads/read-upload';
import { receivePhoto } from '~/platform/http/uploads/receive-photo.server';
import { inUploadPlace } from '~/platform/http/uploads/upload-places';

/**
 * One file as the whole body, sent by a script that shows the progress. Answers `{ problem }`, null once it
 * is saved.
 */
export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const propertyId = readRowId(params.id);
  if (!isBodyWithin(request, maxFileBytes)) return answerUpload({ problem: 'too-heavy' });
  const place = propertyId && { manager: viewer, propertyId };
  if (!place || !(await findPropertyPhotos(services.db, place))) return answerUpload({ problem: 'gone' });
  const upload = { userId: viewer.userId, bytes: Number(request.headers.get('content-length')) };
  const done = await inUploadPlace(upload, async () => ({
    problem: await receivePhoto(services, { viewer, propertyId }, () => readUpload(request)),
  }));
  return answerUpload(done ?? { problem: 'busy' });
}

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireViewer(services, request);
  throw new Response('Not found', { status: 404 });
}
