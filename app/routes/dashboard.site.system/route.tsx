import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';

import { EmptyNote } from '~/components/ui/empty-note';
import { findSystem } from '~/features/work/system/find-system.server';
import { formatDay, formatInstant, adelaideDate } from '~/lib/time/dates';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireAdmin } from '~/platform/auth/guards.server';

import { RequestFigures } from './request-figures';
import { SafetyFigures } from './safety-figures';
import { StateFigures } from './state-figures';
import { StateNow } from './state-now';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireAdmin(services, request);
  const isMonth = new URL(request.url).searchParams.get('period') === 'month';
  const system = await findSystem(services, isMonth ? 'month' : 'day');
  const steps = system.steps.map((step) => ({
    ...step,
    when: isMonth ? formatDay(adelaideDate(step.at)) : formatInstant(step.at),
  }));
  return { ...system, steps, isMonth };
}

export const meta: MetaFunction = () => unlistedMeta('System');

export default function System() {
  const { steps, kinds, isMonth, isEmpty, ...now } = useLoaderData<typeof loader>();
  const span = isMonth ? 'by day, the last 30 days' : 'by hour, the last 24 hours';
  return (
    <section aria-labelledby="system" className="grid gap-6">
      <h2 id="system" className="text-xl">
        System
      </h2>
      <StateNow {...now} />
      <nav aria-label="Time of the figures" className="flex flex-wrap gap-2">
        <PeriodLink to="?" isCurrent={!isMonth}>
          24 hours
        </PeriodLink>
        <PeriodLink to="?period=month" isCurrent={isMonth}>
          30 days
        </PeriodLink>
      </nav>
      {isEmpty ? (
        <EmptyNote>No figures yet. The first are here within ten minutes of the first requests.</EmptyNote>
      ) : (
        <>
          <RequestFigures kinds={kinds} steps={steps} span={span} />
          <StateFigures steps={steps} span={span} />
        </>
      )}
      <SafetyFigures steps={steps} span={span} />
    </section>
  );
}

type PeriodLinkProps = { to: string; isCurrent: boolean; children: string };

function PeriodLink({ to, isCurrent, children }: PeriodLinkProps) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={`flex min-h-11 items-center rounded-control px-3 no-underline ${
        isCurrent ? 'bg-gum-tint font-semibold text-gum' : 'text-ink-soft hover:bg-surface hover:text-ink'
      }`}
    >
      {children}
    </Link>
  );
}
