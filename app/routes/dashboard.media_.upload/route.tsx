import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';

import { maxFileBytes } from '~/features/pictures/rules/photo-limits';
import { answerUpload } from '~/platform/http/uploads/answer-upload';
import { isBodyWithin } from '~/platform/http/uploads/body-size';
import { requireStaff } from '~/platform/auth/guards.server';
import { readUpload } from '~/platform/http/uploads/read-upload';
import { receiveMedia } from '~/platform/http/uploads/receive-media.server';
import { inUploadPlace } from '~/platform/http/uploads/upload-places';

/**
 * One file as the whole body, with its `name` and `altText` in the query, sent by a script that shows how far it is. Answers
 * `{ problem }`, or `{ problem: null, id }` once it is in the library.
 */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireStaff(services, request);
  if (!isBodyWithin(request, maxFileBytes)) return answerUpload({ problem: 'too-heavy' });
  const { searchParams } = new URL(request.url);
  const sent = {
    request,
    viewer,
    altText: searchParams.get('altText'),
    fileName: searchParams.get('name'),
  };
  const upload = { userId: viewer.userId, bytes: Number(request.headers.get('content-length')) };
  const done = await inUploadPlace(upload, () => receiveMedia(services, sent, () => readUpload(request)));
  return answerUpload(done ?? { problem: 'busy' });
}

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  throw new Response('Not found', { status: 404 });
}
