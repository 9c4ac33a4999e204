import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare';

import { recordAudit } from '~/features/accounts/record-audit.server';
import { endSession, findViewer } from '~/platform/session.server';
import { addressGroup } from '~/platform/visitor-address';

/** A visit changes nothing; only the form signs out. */
export function loader() {
  return redirect('/');
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await findViewer(services, request);
  const headers = new Headers();
  for (const cookie of await endSession(services, request)) headers.append('set-cookie', cookie);
  if (viewer) {
    const from = addressGroup(request.headers.get('cf-connecting-ip'));
    await recordAudit(services, { actorId: viewer.userId, action: 'sign-out', from });
  }
  return redirect('/', { headers });
}
