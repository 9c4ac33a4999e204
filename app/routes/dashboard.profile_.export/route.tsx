import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';

import { collectOwnData } from '~/features/people/own-data/collect-own-data.server';
import { recordAudit } from '~/features/work/audit/record-audit.server';
import { adelaideDate } from '~/lib/time/dates';
import { requireViewer } from '~/platform/auth/guards.server';
import { noticeCookie } from '~/platform/http/forms/notice';
import { takeAttempt } from '~/platform/http/limits/rate-limit.server';
import { requireReauthentication } from '~/platform/auth/require-reauthentication.server';

const perAccount = { limit: 10, windowSeconds: 3600 };

/** A visit downloads nothing; only the form does. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireViewer(services, request);
  return redirect('/dashboard/profile');
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  requireReauthentication(services, request, viewer, 'own-data');
  const { userId } = viewer;
  if (!(await takeAttempt(services, { key: `export:${userId}`, ...perAccount }))) {
    const headers = { 'set-cookie': noticeCookie(services, 'export-too-often') };
    return redirect('/dashboard/profile', { status: 303, headers });
  }
  const own = await collectOwnData(services, { userId, siteOrigin: services.config.siteOrigin });
  await recordAudit(services, { actor: viewer, action: 'data-exported' });
  const file = `stay-adelaide-my-data-${adelaideDate(services.clock.now())}.json`;
  return new Response(`${JSON.stringify(own, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'private, no-store',
    },
  });
}
