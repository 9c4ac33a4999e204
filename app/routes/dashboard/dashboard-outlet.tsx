import { Outlet, useLocation, useNavigation } from '@remix-run/react';

import { PagesSkeleton } from '~/features/content/page-manager/pages-skeleton';

const pagesPath = '/dashboard/pages';

/** The screen that is open; while the list of pages is on its way, its skeleton. What was open stays for the way back. */
export function DashboardOutlet() {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const isWaiting = state === 'loading' && location.pathname === pagesPath && pathname !== pagesPath;
  return (
    <>
      {isWaiting && <PagesSkeleton />}
      <div className={isWaiting ? 'hidden' : 'contents'}>
        <Outlet />
      </div>
    </>
  );
}
