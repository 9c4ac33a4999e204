import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { findStagedFile } from '~/features/import/pictures/review/find-staged-file.server';
import { answerPicture } from '~/platform/http/answers/answer-picture';
import { requireViewer } from '~/platform/auth/guards.server';

/** Staged pictures, for the owner of their job; no shared cache may keep them. */
export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const answer = await answerPicture(services.photos, request, () =>
    findStagedFile(services, viewer, params.file ?? ''),
  );
  answer.headers.set('cache-control', 'private, no-store');
  return answer;
}
