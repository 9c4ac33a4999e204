import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';

import { findPropertyPhotos } from '~/features/photos/find-property-photos.server';
import { mostFileBytes } from '~/features/photos/photo-limits';
import type { PhotoProblem } from '~/features/photos/photo-problems';
import { readRowId } from '~/lib/row-id';
import { isBodyWithin } from '~/platform/body-size';
import { requireViewer } from '~/platform/guards.server';
import { receivePhoto } from '~/platform/receive-photo.server';
import { inUploadPlace } from '~/platform/upload-places';

const statuses: Partial<Record<PhotoProblem, number>> = {
  gone: 404,
  'too-heavy': 413,
  'too-often': 429,
  busy: 503,
  unavailable: 503,
};

/** One file as the whole body, sent by a script that shows how far it is. Answers `{ problem }`, null once it is saved. */
export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const propertyId = readRowId(params.id);
  if (!isBodyWithin(request, mostFileBytes)) return answer('too-heavy');
  const place = propertyId && { manager: viewer, propertyId };
  if (!place || !(await findPropertyPhotos(services.db, place))) return answer('gone');
  const readBytes = async () => new Uint8Array(await request.arrayBuffer());
  const done = await inUploadPlace(async () => ({
    problem: await receivePhoto(services, { viewer, propertyId: place.propertyId }, readBytes),
  }));
  return answer(done ? done.problem : 'busy');
}

function answer(problem: PhotoProblem | null) {
  return Response.json({ problem }, { status: problem ? (statuses[problem] ?? 400) : 200 });
}

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireViewer(services, request);
  throw new Response('Not found', { status: 404 });
}
