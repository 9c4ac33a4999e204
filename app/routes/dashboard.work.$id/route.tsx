import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';

import { cancelWork, retryWork } from '~/features/work/jobs/submitted/change-work.server';
import { findWorkStatus } from '~/features/work/jobs/submitted/find-work.server';
import { afterSignIn } from '~/lib/after-sign-in';
import { readIntent } from '~/platform/http/forms/form-intents';
import { requireViewer } from '~/platform/auth/guards.server';
import { notFound } from '~/platform/http/answers/not-found';
import { answerNotice } from '~/platform/http/forms/notice';
import { sentForm } from '~/platform/http/forms/sent-form';

/** Status of the viewer's own work, for a page without a stream. */
export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const work = await findWorkStatus(services, viewer, params.id);
  if (!work) throw notFound();
  return Response.json(work, { headers: { 'cache-control': 'private, no-store' } });
}

/** Cancels or restarts the viewer's own work, then redirects to the page that submitted it. */
export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const work = await findWorkStatus(services, viewer, params.id);
  if (!work) throw notFound();
  const form = await sentForm(request);
  const intent = readIntent('dashboard.work.$id', form);
  if (!intent) throw data(null, { status: 400 });
  const input = { viewer, id: work.id };
  const isChanged =
    intent === 'cancel' ? await cancelWork(services, input) : await retryWork(services, input);
  const notices = { cancel: 'work-cancelled', retry: 'work-retried' } as const;
  return answerNotice(
    services,
    request,
    isChanged ? notices[intent] : 'work-unchanged',
    afterSignIn(form.get('back')),
  );
}
