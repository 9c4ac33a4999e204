import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';

import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { findProfile } from '~/features/people/profile/find-profile.server';
import { formatLongDay } from '~/lib/time/dates';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireViewer } from '~/platform/auth/guards.server';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const { profileId, email } = await requireViewer(services, request);
  return { email, profile: await findProfile(services, profileId) };
}

export const meta: MetaFunction = () => unlistedMeta('Settings');

export default function DashboardSettings() {
  const { email, profile } = useLoaderData<typeof loader>();
  const facts = [
    ['Email', email],
    ['Full Name', profile?.fullName],
    ['Company', profile?.companyName],
    ['Phone', profile?.phone],
    ['Member since', profile && formatLongDay(profile.createdAt)],
  ];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card as="section" aria-labelledby="settings" padding="wide" className="max-w-2xl">
        <h2 id="settings" className="text-xl">
          Settings
        </h2>
        <dl className="mt-4 divide-y divide-line">
          {facts.map(([term, value]) => (
            <div key={term} className="grid gap-1 py-3 sm:grid-cols-[12rem_1fr]">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="font-semibold wrap-anywhere">{value || 'Not set'}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5">
          <ButtonLink to="/dashboard/profile" variant="secondary">
            Edit Profile
          </ButtonLink>
        </p>
      </Card>
      <section aria-labelledby="list" className="rounded-card bg-gum-tint p-5 sm:p-8">
        <h2 id="list" className="text-xl">
          List a property
        </h2>
        <p className="mt-3">
          Name, address and a price are enough to begin with. Somebody looks at every property before
          travellers see it.
        </p>
        <p className="mt-4">
          <ButtonLink to="/dashboard/add-property">Add Property</ButtonLink>
        </p>
      </section>
    </div>
  );
}
