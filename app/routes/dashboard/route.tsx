import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { Form, useLoaderData, useLocation, type ShouldRevalidateFunction } from '@remix-run/react';
import { Plus } from 'lucide-react';

import { SkipLink } from '~/components/layout/skip-link';
import { Button, ButtonLink } from '~/components/ui/button';
import { SectionLink } from '~/components/ui/section-link';
import { useCurrentInView } from '~/components/ui/use-current-in-view';
import { useNotice } from '~/components/ui/use-notice';
import { roles, type Role } from '~/db/vocabulary';
import { roleNames } from '~/lib/roles';
import { noticeText } from '~/lib/notices';
import { classes } from '~/lib/classes';
import { useHydrated } from '~/lib/use-hydrated';
import { unlistedMeta } from '~/lib/page-meta';
import { requireViewer } from '~/platform/auth/guards.server';
import { forgetNotice, readNotice } from '~/platform/http/notice';

import { DashboardFailure } from '~/screens/dashboard/dashboard-failure';
import { DashboardOutlet } from './dashboard-outlet';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const { name, role } = await requireViewer(services, request, { beforeFactor: true });
  const notice = readNotice(services, request);
  return data(
    { name, role, notice },
    { headers: notice ? { 'set-cookie': forgetNotice(services) } : undefined },
  );
}

/**
 * After a form that could not be sent, reloading would fail as well and replace the page. While a page only
 * polls, the notice stays in writing.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  actionResult?.outcome !== 'failed' &&
  (formMethod !== undefined || currentUrl.href !== nextUrl.href) &&
  defaultShouldRevalidate;

export const meta: MetaFunction = () => unlistedMeta('Dashboard');

const staffRoles: readonly Role[] = ['moderator', 'admin'];

const tabs: { to: string; label: string; roles: readonly Role[]; also?: RegExp }[] = [
  { to: '/dashboard', label: 'Overview', roles },
  {
    to: '/dashboard/properties',
    label: 'Properties',
    roles,
    also: /^\/dashboard\/(edit|add)-property/,
  },
  { to: '/dashboard/leads', label: 'Leads', roles },
  { to: '/dashboard/pages', label: 'Pages', roles: staffRoles },
  { to: '/dashboard/site', label: 'Site', roles: staffRoles },
  { to: '/dashboard/users', label: 'Users', roles: ['admin'] },
  { to: '/dashboard/settings', label: 'Settings', roles, also: /^\/dashboard\/profile/ },
  { to: '/dashboard/security', label: 'Security', roles },
];

export default function Dashboard() {
  const page = useLoaderData<typeof loader>();
  const { name, role, notice } = page;
  const told = notice && noticeText(notice);
  const visibleTabs = tabs.filter((tab) => tab.roles.includes(role));
  // As a toast, once for each time that the dashboard was read with something to say; in writing without scripts.
  useNotice(page);
  const row = useCurrentInView();
  const isHydrated = useHydrated();
  const hasList = useLocation().pathname === '/dashboard/properties';
  return (
    <div className="page grid gap-6 pt-6 pb-16 sm:pt-8">
      {hasList && <SkipLink to="#list">Skip to the list</SkipLink>}
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
      {told && !isHydrated && (
        <p
          className={classes(
            'rounded-control px-4 py-3 [@media(scripting:enabled)]:hidden',
            told.isFailure ? 'border-l-4 border-terracotta bg-terracotta-tint' : 'bg-gum-tint text-gum',
          )}
        >
          <strong>{told.title}</strong> {told.text}
        </p>
      )}
      <nav
        ref={row}
        aria-label="Dashboard"
        className="flex gap-5 overflow-x-auto border-b border-line max-sm:-mx-4 max-sm:px-4 sm:gap-6"
      >
        {visibleTabs.map(({ to, label, also }) => (
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
      <DashboardOutlet />
    </div>
  );
}

export function ErrorBoundary() {
  return <DashboardFailure />;
}
