import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare';

import { recordAudit } from '~/features/work/audit/record-audit.server';
import { withCookies } from '~/platform/http/cookies';
import { endSession, findViewer } from '~/platform/auth/session.server';

/** A visit changes nothing; only the form signs out. */
export function loader() {
  return redirect('/');
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await findViewer(services, request);
  const headers = withCookies(await endSession(services, request));
  if (viewer) await recordAudit(services, { actor: viewer, action: 'sign-out' });
  return redirect('/', { headers });
}
