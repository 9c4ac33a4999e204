import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { recordAudit } from '~/features/work/audit/record-audit.server';
import { exportMessages } from '~/features/visit/contact/export-messages.server';
import { readMessageFilters } from '~/features/visit/contact/message-filters';
import { answerCsv } from '~/platform/http/answers/answer-csv';
import { requireStaff } from '~/platform/auth/guards.server';
import { requireReauthentication } from '~/platform/auth/require-reauthentication.server';

/** The messages that match the filters, streamed while they are read. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireStaff(services, request);
  requireReauthentication(services, request, viewer, 'messages');
  const filters = readMessageFilters(new URL(request.url).searchParams);
  await recordAudit(services, {
    actor: viewer,
    action: 'messages-exported',
    subject: 'messages',
    detail: { state: filters.state ?? 'all', isSearch: filters.words !== '' },
  });
  return answerCsv(exportMessages(services, filters), 'messages', services.clock.now());
}
