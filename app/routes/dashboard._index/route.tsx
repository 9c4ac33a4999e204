import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { Building2, Inbox, Plus } from 'lucide-react';

import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { requireViewer } from '~/platform/auth/guards.server';

import { AccountCard } from './account-card';
import { FirstSteps } from './first-steps';
import { LeadChart } from './lead-chart';
import { loadOverview } from './load-overview.server';
import { NeedsAttention } from './needs-attention';
import { StatCards } from './stat-cards';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request);
  return loadOverview(services, viewer);
}

const actions = [
  { to: '/dashboard/add-property', label: 'Add New Property', Icon: Plus },
  { to: '/dashboard/leads', label: 'View Recent Leads', Icon: Inbox },
  { to: '/dashboard/properties', label: 'Manage Properties', Icon: Building2 },
];

export default function Overview() {
  const { stats, weeks, profile, attention } = useLoaderData<typeof loader>();
  const isNew = attention?.for === 'owner' && stats.active === 0;
  return (
    <div className="grid grid-cols-1 gap-8">
      <h2 className="sr-only">Overview</h2>
      <StatCards stats={stats} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-6">
          {isNew && <FirstSteps attention={attention} total={stats.total ?? 0} />}
          <NeedsAttention attention={attention} />
          <LeadChart weeks={weeks} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Card as="section" aria-labelledby="actions" padding="besideWide">
            <h3 id="actions" className="text-xl">
              Quick Actions
            </h3>
            <ul className="mt-4 grid gap-3">
              {actions.map(({ to, label, Icon }) => (
                <li key={to}>
                  <ButtonLink to={to} variant="secondary" className="w-full justify-start">
                    <Icon aria-hidden size={18} strokeWidth={1.5} />
                    {label}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </Card>
          <AccountCard profile={profile} />
        </div>
      </div>
    </div>
  );
}
