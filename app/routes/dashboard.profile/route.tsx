import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { findEmailChange } from '~/features/people/email-change/find-email-change.server';
import { findProfile } from '~/features/people/profile/find-profile.server';
import { formatInstant, formatLongDay } from '~/lib/time/dates';
import { BackLink } from '~/components/ui/back-link';
import { PageForm } from '~/components/forms/page-form';
import { keptIn } from '~/lib/form/page-parts';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireViewer } from '~/platform/auth/guards.server';
import { findReauthenticationWay } from '~/platform/auth/reauthenticate.server';
import { answerPageForm } from '~/platform/http/forms/answer-page-form.server';
import { sentForm } from '~/platform/http/forms/sent-form';

import { AccountCard } from './account-card';
import { answerProfile } from './answer-profile.server';
import { EmailForm } from './email-form';
import { PersonForm } from './person-form';
import { ClosingSection, DataSection } from './own-data';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const [profile, change] = await Promise.all([
    findProfile(services, viewer.profileId),
    findEmailChange(services, viewer.userId),
  ]);
  return {
    person: profile && {
      fullName: profile.fullName,
      companyName: profile.companyName,
      phone: profile.phone,
    },
    memberSince: profile && formatLongDay(profile.createdAt),
    account: { role: viewer.role, userId: viewer.userId, email: viewer.email },
    change: change && { email: change.email, until: formatInstant(change.expiresAt) },
    reauthenticationWay: findReauthenticationWay(services, viewer),
  };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const form = await sentForm(request);
  return answerPageForm({ services, request }, (partOf) =>
    answerProfile({ services, request, viewer, form: partOf(form) }),
  );
}

export const meta: MetaFunction = () => unlistedMeta('Profile Settings');

export default function ProfileSettings() {
  const { person, memberSince, account, change, reauthenticationWay } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const answer = answered && 'form' in answered ? answered : null;
  return (
    <div className="grid gap-6">
      <div>
        <h2 className="text-2xl">Profile Settings</h2>
        <BackLink to="/dashboard/settings">Settings</BackLink>
      </div>
      {!person && (
        <p className="rounded-control bg-terracotta-tint px-4 py-3 text-terracotta">
          Profile not found. Please complete your profile first.
        </p>
      )}
      <PageForm kept={keptIn(answered)}>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid gap-6">
            <PersonForm person={person} refusal={answer?.form === 'profile' ? answer : null} />
            <EmailForm
              email={account.email}
              change={change}
              reauthenticationWay={reauthenticationWay}
              refusal={answer?.form === 'email' ? answer : null}
            />
          </div>
          <div className="grid gap-6">
            <AccountCard {...account} memberSince={memberSince} />
            <DataSection />
            <ClosingSection />
          </div>
        </div>
      </PageForm>
    </div>
  );
}
