import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import {
  isRouteErrorResponse,
  NavLink,
  Outlet,
  useLoaderData,
  useLocation,
  useRouteError,
} from '@remix-run/react';
import { useEffect } from 'react';

import { ErrorScreen, FailureScreen, NotFoundScreen } from '~/components/error-screen';
import { ButtonLink } from '~/components/ui/button';
import { useToast } from '~/components/ui/toast';
import { roleNames } from '~/features/accounts/role-names';
import { classes } from '~/lib/classes';
import { pageMeta } from '~/lib/page-meta';
import { requireViewer } from '~/platform/guards.server';
import { forgetNotice, readNotice, type Notice } from '~/platform/notice';

import { noticeTexts } from './notice-texts';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const { name, role } = await requireViewer(services, request, { beforeFactor: true });
  const notice = readNotice(request);
  return data({ name, role, notice }, { headers: notice ? { 'set-cookie': forgetNotice } : undefined });
}

export const meta: MetaFunction = () => pageMeta({ origin: '', title: 'Dashboard', noindex: true });

const tabs = [
  { to: '/dashboard', label: 'Settings', end: true },
  { to: '/dashboard/security', label: 'Security', end: false },
];

export default function Dashboard() {
  const page = useLoaderData<typeof loader>();
  const { name, role, notice } = page;
  const told = notice && noticeTexts[notice];
  useNoticeToast(page);
  return (
    <div className="page section grid gap-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl wrap-anywhere">Welcome, {name}</h1>
        <span className="rounded-full bg-jacaranda-tint px-3 py-1 text-sm font-semibold text-jacaranda">
          {roleNames[role]}
        </span>
      </header>
      {told && (
        <p
          className={classes(
            'rounded-control px-4 py-3',
            told.isBad ? 'border-l-4 border-terracotta bg-terracotta-tint text-ink' : 'bg-gum-tint text-gum',
          )}
        >
          <strong>{told.title}</strong> {told.text}
        </p>
      )}
      <nav aria-label="Dashboard" className="flex gap-6 border-b border-line">
        {tabs.map(({ to, label, end }) => (
          <NavLink
            key={to}
            to={to}
            end={end}
            className={({ isActive }) =>
              classes(
                'grid min-h-12 place-items-center font-semibold no-underline',
                isActive ? 'text-ink shadow-[inset_0_-3px_0] shadow-gum' : 'text-ink-soft hover:text-ink',
              )
            }
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}

/** Said once for each time that the dashboard was read with something to say; in writing it stays. */
function useNoticeToast(page: { notice: Notice | null }) {
  const toast = useToast();
  useEffect(() => {
    if (!page.notice) return;
    const { isBad, ...told } = noticeTexts[page.notice];
    toast({ ...told, variant: isBad ? 'destructive' : 'success' });
  }, [page, toast]);
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (!isRouteErrorResponse(error)) return <FailureScreen retryPath={pathname + search} />;
  if (error.status === 404) return <NotFoundScreen />;
  if (error.status !== 401) return <FailureScreen retryPath={pathname + search} />;
  return (
    <ErrorScreen
      title="Access Required"
      text={<p>Please sign in to see your dashboard.</p>}
      action={
        <ButtonLink to={`/auth?${new URLSearchParams({ redirectTo: pathname + search }).toString()}`}>
          Sign In
        </ButtonLink>
      }
    />
  );
}
