import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { isStaff } from '~/lib/roles';
import { exportLeads } from '~/features/manage/leads/lists/export-leads.server';
import { readLeadFilters, withinOffer } from '~/features/manage/leads/lists/lead-filters';
import { listLeadProperties } from '~/features/manage/leads/lists/list-lead-properties.server';
import { answerCsv } from '~/platform/http/answers/answer-csv';
import { requireViewer } from '~/platform/auth/guards.server';
import { requireReauthentication } from '~/platform/auth/require-reauthentication.server';

/** The leads that match the filters, streamed while they are read. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request);
  requireReauthentication(services, request, viewer, 'leads');
  const requested = readLeadFilters(new URL(request.url).searchParams);
  const properties = await listLeadProperties(services, viewer, requested);
  const filters = withinOffer(requested, properties, { isStaff: isStaff(viewer) });
  return answerCsv(exportLeads(services, viewer, filters), 'leads', services.clock.now());
}
