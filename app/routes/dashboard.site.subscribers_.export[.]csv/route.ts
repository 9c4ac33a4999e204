import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { recordAudit } from '~/features/work/audit/record-audit.server';
import { exportSubscribers } from '~/features/visit/newsletter/export-subscribers.server';
import { readSubscriberFilters } from '~/features/visit/newsletter/subscriber-filters';
import { answerCsv } from '~/platform/http/answers/answer-csv';
import { requireStaff } from '~/platform/auth/guards.server';
import { requireReauthentication } from '~/platform/auth/require-reauthentication.server';

/** The subscribers that match the filters, streamed while they are read. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireStaff(services, request);
  requireReauthentication(services, request, viewer, 'subscribers');
  const filters = readSubscriberFilters(new URL(request.url).searchParams);
  await recordAudit(services, {
    actor: viewer,
    action: 'subscribers-exported',
    subject: 'subscribers',
    detail: { status: filters.status ?? 'all', isSearch: filters.address !== '' },
  });
  return answerCsv(exportSubscribers(services, filters), 'subscribers', services.clock.now());
}
