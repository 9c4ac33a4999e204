import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { isStaff } from '~/features/accounts/roles';
import { exportLeads } from '~/features/leads/export-leads.server';
import { readLeadFilters, withinOffer } from '~/features/leads/lead-filters';
import { listLeadProperties } from '~/features/leads/list-lead-properties.server';
import { answerCsv } from '~/platform/answer-csv';
import { requireViewer } from '~/platform/guards.server';
import { requireProof } from '~/platform/require-proof.server';

/** The leads that the filters show, sent while they are read. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request);
  requireProof(services, request, viewer, 'leads');
  const asked = readLeadFilters(new URL(request.url).searchParams);
  const properties = await listLeadProperties(services, viewer, asked);
  const filters = withinOffer(asked, properties, { isStaff: isStaff(viewer) });
  return answerCsv(exportLeads(services, viewer, filters), 'leads', services.clock.now());
}
