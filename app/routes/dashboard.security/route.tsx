import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { changePasswordSchema, readForm, type FormErrors } from '~/features/accounts/account-form';
import { changePassword } from '~/features/accounts/change-password.server';
import { checkPassword } from '~/features/accounts/check-password.server';
import { findFactor } from '~/features/accounts/find-factor.server';
import { listActivity } from '~/features/accounts/list-activity.server';
import { NewPasswordForm } from '~/features/accounts/new-password-form';
import { recordAudit } from '~/features/accounts/record-audit.server';
import { requireViewer } from '~/platform/guards.server';
import { noticeCookie } from '~/platform/notice';
import { endSessionOf, endSessionsOf, listSessions, renewSession } from '~/platform/session.server';
import { addressGroup } from '~/platform/visitor-address';

import { Activity } from './activity';
import { Devices } from './devices';
import { FactorSection } from './factor-section';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request, { beforeFactor: true });
  const [devices, factor, activity] = await Promise.all([
    listSessions(services, viewer),
    findFactor(services, viewer.userId),
    listActivity(services, viewer.userId),
  ]);
  return { devices, factor, activity };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request, { beforeFactor: true });
  const form = await request.formData().catch(() => new FormData());
  const intent = form.get('intent');
  const back = (notice: Parameters<typeof noticeCookie>[0], ...cookies: string[]) => {
    const headers = new Headers({ 'set-cookie': noticeCookie(notice) });
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    return redirect('/dashboard/security', { status: 303, headers });
  };
  if (intent === 'sign-out-device') {
    await endSessionOf(services, viewer, String(form.get('device') ?? ''));
    return back('signed-out-others');
  }
  if (intent === 'sign-out-others' || intent === 'sign-out-everywhere') {
    const butThis = intent === 'sign-out-others';
    await endSessionsOf(services, viewer, { butThis });
    return butThis ? back('signed-out-others') : redirect('/', { status: 303 });
  }
  const { value, errors } = readForm(changePasswordSchema, form);
  if (errors) return refuse(errors);
  const deps = { ...services, pepper: services.config.passwordPepper };
  const check = await checkPassword(deps, { email: viewer.email, password: value.currentPassword });
  if (check.outcome === 'wait') {
    return refuse({ currentPassword: [`Too many attempts. Please wait ${check.seconds} seconds.`] }, 429);
  }
  if (check.outcome !== 'right') return refuse({ currentPassword: ['This is not your current password'] });
  const { userId } = viewer;
  const renewed = await renewSession(services, viewer);
  const keepSession = renewed.viewer.sessionKey;
  await changePassword(deps, { userId, password: value.password, keepSession });
  const from = addressGroup(request.headers.get('cf-connecting-ip'));
  await recordAudit(services, { actorId: userId, action: 'password-changed', from });
  return back('password-changed', renewed.cookie);
}

const refuse = (errors: FormErrors, status = 400) => data({ errors }, { status });

export default function Security() {
  const { devices, factor, activity } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <section aria-labelledby="password" className="grid content-start gap-4">
        <h2 id="password" className="text-xl">
          Password
        </h2>
        <NewPasswordForm withCurrent errors={answer?.errors} button="Change Password" />
      </section>
      <Devices devices={devices} />
      <FactorSection factor={factor} />
      <Activity entries={activity} />
    </div>
  );
}
