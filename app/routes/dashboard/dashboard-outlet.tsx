import { Outlet, useLocation, useNavigation } from '@remix-run/react';

import { PagesSkeleton } from '~/features/content/page-manager/pages-skeleton';

const pagesPath = '/dashboard/pages';

/**
 * The open screen; while the list of pages loads, its skeleton. The former screen stays mounted for
 * navigating back.
 */
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
