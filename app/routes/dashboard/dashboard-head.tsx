import { Form } from '@remix-run/react';
import { Plus } from 'lucide-react';

import { Button, ButtonLink } from '~/components/ui/button';
import { SectionLink } from '~/components/ui/section-link';
import { scrolledRow, useCurrentInView } from '~/components/ui/use-current-in-view';
import type { Role } from '~/db/vocabulary';
import { classes } from '~/lib/classes';
import { roleNames } from '~/lib/roles';

type Tab = { to: string; label: string; also?: RegExp };
type DashboardHeadProps = { name: string; role: Role; tabs: readonly Tab[] };

/** On the overview: a welcome and the most frequent actions; the tabs follow. */
export function OverviewHead({ name, role }: Omit<DashboardHeadProps, 'tabs'>) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <h1 className="text-2xl wrap-anywhere sm:text-3xl">Welcome, {name}</h1>
      <span className="rounded-full bg-jacaranda-tint px-3 py-1 text-sm font-semibold text-jacaranda">
        {roleNames[role]}
      </span>
      <div className="flex flex-wrap gap-3 lg:ml-auto">
        <ButtonLink to="/dashboard/add-property">
          <Plus aria-hidden size={18} strokeWidth={1.5} />
          Add Property
        </ButtonLink>
        <Form method="post" action="/sign-out">
          <Button type="submit" variant="secondary">
            Sign Out
          </Button>
        </Form>
      </div>
    </header>
  );
}

/** On every other screen, which begins at once: title, tabs and the way to a new listing on one line. */
export function CompactHead({ name, tabs }: Omit<DashboardHeadProps, 'role'>) {
  return (
    <header className="flex min-w-0 items-stretch gap-4 border-b border-line max-sm:-mx-[16px]">
      <h1 className="max-w-56 shrink-0 self-center truncate text-lg max-xl:sr-only">Welcome, {name}</h1>
      <DashboardTabs tabs={tabs} className="min-w-0 flex-1 max-sm:pl-[16px]" />
      <ButtonLink
        to="/dashboard/add-property"
        variant="quiet"
        aria-label="Add Property"
        className="shrink-0 px-3 max-sm:mr-1"
      >
        <Plus aria-hidden size={18} strokeWidth={1.5} />
        <span aria-hidden className="max-lg:hidden">
          Add Property
        </span>
      </ButtonLink>
    </header>
  );
}

export function DashboardTabs({ tabs, className }: { tabs: readonly Tab[]; className: string }) {
  const row = useCurrentInView();
  return (
    <nav ref={row} aria-label="Dashboard" className={classes(scrolledRow, 'flex gap-5 lg:gap-6', className)}>
      {tabs.map(({ to, label, also }) => (
        <SectionLink
          key={to}
          to={to}
          end={to === '/dashboard'}
          also={also}
          classFor={(isCurrent) =>
            classes(
              'grid min-h-12 shrink-0 place-items-center font-semibold no-underline',
              isCurrent ? 'text-ink shadow-[inset_0_-3px_0] shadow-gum' : 'text-ink-soft hover:text-ink',
            )
          }
        >
          {label}
        </SectionLink>
      ))}
    </nav>
  );
}
