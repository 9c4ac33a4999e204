import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { isStaff } from '~/features/accounts/roles';
import { exportLeads } from '~/features/leads/export-leads.server';
import { readLeadFilters, withinOffer } from '~/features/leads/lead-filters';
import { listLeadProperties } from '~/features/leads/list-lead-properties.server';
import { adelaideDate } from '~/lib/dates';
import { requireViewer } from '~/platform/guards.server';

/** The leads that the filters show, sent while they are read. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const asked = readLeadFilters(new URL(request.url).searchParams);
  const properties = await listLeadProperties(services, viewer, asked);
  const filters = withinOffer(asked, properties, { isStaff: isStaff(viewer) });
  const pieces = exportLeads(services, viewer, filters);
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
      'content-disposition': `attachment; filename="leads-${adelaideDate(services.clock.now())}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
}
