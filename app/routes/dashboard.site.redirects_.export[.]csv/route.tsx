import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { exportRedirects } from '~/features/content/redirects/csv/export-redirects.server';
import { answerCsv } from '~/platform/http/answers/answer-csv';
import { requireStaff } from '~/platform/auth/guards.server';
import { requireReauthentication } from '~/platform/auth/require-reauthentication.server';

/** All redirects as a file that the import accepts, streamed while they are read. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireStaff(services, request);
  requireReauthentication(services, request, viewer, 'redirects');
  return answerCsv(exportRedirects(services), 'redirects', services.clock.now());
}
