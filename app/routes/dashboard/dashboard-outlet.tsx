import { Outlet, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';

import { isStillTyped } from '~/components/editing/saving/still-typed';
import { PagesSkeleton } from '~/features/content/page-manager/pages-skeleton';
import { EditSkeleton } from '~/features/manage/property-editor/form/edit-skeleton';

const skeletons = [
  { of: /^\/dashboard\/pages\/?$/, Skeleton: PagesSkeleton },
  { of: /^\/dashboard\/edit-property\/\d+\/?$/, Skeleton: EditSkeleton },
];

/** A screen that comes sooner needs no placeholder. */
const patienceMs = 150;

/**
 * The open screen; while the list of pages or a property's editor loads, its skeleton. The former screen stays mounted
 * for navigating back.
 */
export function DashboardOutlet() {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const isOther = state === 'loading' && location.pathname !== pathname && !isStillTyped(location.state);
  const awaited = isOther ? location.pathname : null;
  const isLate = useIsLate(awaited);
  const Skeleton = isLate && skeletons.find(({ of }) => of.test(awaited ?? ''))?.Skeleton;
  return (
    <>
      {Skeleton && <Skeleton />}
      <div className={Skeleton ? 'hidden' : 'contents'}>
        <Outlet />
      </div>
    </>
  );
}

function useIsLate(awaited: string | null): boolean {
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (!awaited) return setLate(null);
    const timer = setTimeout(() => setLate(awaited), patienceMs);
    return () => clearTimeout(timer);
  }, [awaited]);
  return awaited !== null && late === awaited;
}
