import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { listFactors, summaryOf } from '~/features/people/second-factor/list-factors.server';
import { listActivity } from '~/features/people/activity/list-activity.server';
import { listIdentities } from '~/features/people/google/list-identities.server';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireViewer } from '~/platform/auth/guards.server';
import { findReauthenticationWay } from '~/platform/auth/reauthenticate.server';
import { listSessions } from '~/platform/auth/session.server';
import { sentForm } from '~/platform/http/forms/sent-form';

import { Activity } from './activity';
import { answerSecurity } from './answer-security.server';
import { Devices } from './devices';
import { FactorSection } from './factor-section';
import { PasskeySection } from './passkey-section';
import { PasswordSection } from './password-section';
import { WaysIn } from './ways-in';

export async function loader({ request, context: { services, pageNeeds } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request, { beforeFactor: true });
  const hasGoogle = services.config.google.isSetUp;
  pageNeeds.googleSignIn = hasGoogle;
  const [devices, identities, factors, activity] = await Promise.all([
    listSessions(services, viewer),
    listIdentities(services, viewer.userId),
    listFactors(services, viewer.userId),
    listActivity(services, viewer.userId),
  ]);
  const { email, hasPassword } = viewer;
  const reauthenticationWay = findReauthenticationWay(services, viewer);
  const { apps, passkeys } = factors;
  const factor = summaryOf(factors);
  return {
    devices,
    identities,
    factor,
    apps,
    passkeys,
    activity,
    hasGoogle,
    email,
    hasPassword,
    reauthenticationWay,
  };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request, { beforeFactor: true });
  const form = await sentForm(request);
  const answer = await answerSecurity({ services, request, viewer, form });
  if (answer instanceof Response) throw answer;
  return answer;
}

export const meta: MetaFunction = () => unlistedMeta('Security');

export default function Security() {
  const { devices, factor, apps, passkeys, activity, email, hasPassword, ...ways } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const reply = answer?.at === 'password' ? answer.reply : undefined;
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <div className="grid content-start gap-10">
        <PasswordSection email={email} hasPassword={hasPassword} reply={reply} />
        <WaysIn {...ways} hasPassword={hasPassword} answer={answer} />
        <PasskeySection passkeys={passkeys} />
      </div>
      <div className="grid content-start gap-10">
        <Devices devices={devices} />
        <FactorSection factor={factor} apps={apps} hasPasskeys={passkeys.length > 0} />
      </div>
      <Activity entries={activity} />
    </div>
  );
}
