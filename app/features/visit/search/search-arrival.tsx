import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { isSearchPath } from '~/features/directory/criteria/search-path';

const delayMs = 150;

/**
 * Shows the placeholder of the next search page while it loads. The page that is left stays in the document,
 * out of sight.
 */
export function SearchArrival({ children }: { children: ReactNode }) {
  const isArriving = useIsArriving();
  const [Skeleton, setSkeleton] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isArriving) return setSkeleton(null);
    let isAwaited = true;
    const show = async () => {
      const { SearchSkeleton } = await import('./search-skeleton');
      if (isAwaited) setSkeleton(() => SearchSkeleton);
    };
    // Without it the old page stays visible.
    const timer = setTimeout(() => void show().catch(() => undefined), delayMs);
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
  }, [isArriving]);
  const isInstead = isArriving && Skeleton !== null;
  // Only where it is shown: a page that arrives first has its own place, such as the one before on the way back.
  useEffect(() => {
    if (isInstead) window.scrollTo(0, 0);
  }, [isInstead]);
  return (
    <>
      {isInstead && <Skeleton />}
      <div className={isInstead ? 'hidden' : 'contents'}>{children}</div>
    </>
  );
}

/** A search that follows a search keeps its form on the page, unless it is another landing page. */
function useIsArriving(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  if (state !== 'loading' || location.pathname === pathname || !isSearchPath(location.pathname)) return false;
  return location.pathname !== '/search' || !isSearchPath(pathname);
}
