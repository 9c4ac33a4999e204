import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { exportRedirects } from '~/features/redirects/export-redirects.server';
import { adelaideDate } from '~/lib/dates';
import { requireStaff } from '~/platform/guards.server';

/** All redirects as a file that the import reads back, sent while they are read. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const pieces = exportRedirects(services);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="redirects-${adelaideDate(services.clock.now())}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
}
