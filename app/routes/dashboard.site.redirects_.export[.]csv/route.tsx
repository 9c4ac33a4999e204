import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { exportRedirects } from '~/features/redirects/export-redirects.server';
import { answerCsv } from '~/platform/answer-csv';
import { requireStaff } from '~/platform/guards.server';
import { requireProof } from '~/platform/require-proof.server';

/** All redirects as a file that the import reads back, sent while they are read. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireStaff(services, request);
  requireProof(services, request, viewer, 'redirects');
  return answerCsv(exportRedirects(services), 'redirects', services.clock.now());
}
