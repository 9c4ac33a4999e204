import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';

import { mostFileBytes } from '~/features/photos/photo-limits';
import type { PhotoProblem } from '~/features/photos/photo-problems';
import { isBodyWithin } from '~/platform/body-size';
import { requireStaff } from '~/platform/guards.server';
import { receiveMedia } from '~/platform/receive-media.server';
import { inUploadPlace } from '~/platform/upload-places';

const statuses: Partial<Record<PhotoProblem, number>> = {
  'too-heavy': 413,
  'too-often': 429,
  busy: 503,
  unavailable: 503,
};

/**
 * One file as the whole body, with its `name` and `altText` in the query, sent by a script that shows how far it is. Answers
 * `{ problem }`, or `{ problem: null, id }` once it is in the library.
 */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireStaff(services, request);
  if (!isBodyWithin(request, mostFileBytes)) return answer({ problem: 'too-heavy' });
  const { searchParams } = new URL(request.url);
  const sent = {
    request,
    viewer,
    altText: searchParams.get('altText'),
    fileName: searchParams.get('name'),
  };
  const readBytes = async () => new Uint8Array(await request.arrayBuffer());
  return answer((await inUploadPlace(() => receiveMedia(services, sent, readBytes))) ?? { problem: 'busy' });
}

function answer(outcome: { problem: PhotoProblem | null; id?: number }) {
  const { problem } = outcome;
  return Response.json(outcome, { status: problem ? (statuses[problem] ?? 400) : 200 });
}

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  throw new Response('Not found', { status: 404 });
}
