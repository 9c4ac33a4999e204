import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData, useLocation, type ShouldRevalidateFunction } from '@remix-run/react';

import { SkipLink } from '~/components/layout/skip-link';
import { useAccount } from '~/components/kept/use-account';
import { useArrivals } from '~/components/kept/use-arrivals';
import { useNotice } from '~/components/ui/toast/use-notice';
import { roles, type Role } from '~/db/vocabulary';
import { noticeText } from '~/lib/notices';
import { classes } from '~/lib/classes';
import { useHydrated } from '~/lib/browser/use-hydrated';
import { unlistedMeta } from '~/lib/document/page-meta';
import { accountCookie, signedOut } from '~/lib/account-cookie';
import { readCookie, setAccountCookie, withCookies } from '~/platform/http/cookies';
import { requireViewer } from '~/platform/auth/guards.server';
import { forgetNotice, readNotice } from '~/platform/http/forms/notice';
import sheet from '~/styles/dashboard.css?url';

import { DashboardFailure } from '~/screens/dashboard/dashboard-failure';
import { CompactHead, DashboardTabs, OverviewHead } from './dashboard-head';
import { DashboardOutlet } from './dashboard-outlet';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }];

// On the way from a page for travellers the router would show the dashboard before its style sheet has arrived. Where that does not come,
// this part has failed to load, which the router answers by going to the dashboard as a new document.
if (!import.meta.env.SSR && !document.querySelector(`link[href="${sheet}"]`)) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
  await new Promise((onload, onerror) => document.head.appendChild(Object.assign(link, { onload, onerror })));
}

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const { name, role, userId } = await requireViewer(services, request, { beforeFactor: true });
  const notice = readNotice(services, request);
  const before = readCookie(request, accountCookie);
  const cookies = [
    ...(notice ? [forgetNotice(services)] : []),
    ...(before === userId ? [] : [setAccountCookie(services, userId)]),
  ];
  return data(
    { name, role, viewerId: userId, wasSignedOut: before === signedOut, notice },
    { headers: withCookies(cookies) },
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
  { to: '/dashboard/pages', label: 'Pages', roles: staffRoles, also: /^\/dashboard\/media/ },
  { to: '/dashboard/site', label: 'Site', roles: staffRoles },
  { to: '/dashboard/users', label: 'Users', roles: ['admin'] },
  { to: '/dashboard/settings', label: 'Settings', roles, also: /^\/dashboard\/profile/ },
  { to: '/dashboard/security', label: 'Security', roles },
];

export default function Dashboard() {
  const page = useLoaderData<typeof loader>();
  const { name, role, notice } = page;
  const shown = notice && noticeText(notice);
  const visibleTabs = tabs.filter((tab) => tab.roles.includes(role));
  // As a toast, once for each load of the dashboard that has a notice; as text without scripts.
  useNotice(page);
  useArrivals(page);
  useAccount(page);
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const isOverview = /^\/dashboard\/?$/i.test(pathname);
  return (
    <div className={classes('page grid grid-cols-1 pb-16', isOverview ? 'gap-6 pt-6 sm:pt-8' : 'gap-4')}>
      {pathname === '/dashboard/properties' && <SkipLink to="#list">Skip to the list</SkipLink>}
      {isOverview ? <OverviewHead name={name} role={role} /> : <CompactHead name={name} tabs={visibleTabs} />}
      {shown && !isHydrated && (
        <p
          className={classes(
            'rounded-control px-4 py-3 [@media(scripting:enabled)]:hidden',
            shown.isFailure ? 'border-l-4 border-terracotta bg-terracotta-tint' : 'bg-gum-tint text-gum',
          )}
        >
          <strong>{shown.title}</strong> {shown.text}
        </p>
      )}
      {isOverview && (
        <DashboardTabs
          tabs={visibleTabs}
          className="border-b border-line max-sm:-mx-[16px] max-sm:px-[16px]"
        />
      )}
      <DashboardOutlet />
    </div>
  );
}

export function ErrorBoundary() {
  return <DashboardFailure />;
}
