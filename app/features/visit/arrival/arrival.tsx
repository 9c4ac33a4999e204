import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { isSearchPath } from '~/features/directory/criteria/search-path';

const delayMs = 150;

/**
 * Shows the placeholder of the next search page, or of the guides, while it loads. The page that is left stays in the document,
 * out of sight.
 */
export function Arrival({ children }: { children: ReactNode }) {
  const path = useNextPath();
  const [Skeleton, setSkeleton] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!path) return setSkeleton(null);
    let isAwaited = true;
    const show = async () => {
      const { skeletonOf } = await import('./skeleton-of');
      if (isAwaited) setSkeleton(() => skeletonOf(path));
    };
    // Without it the old page stays visible.
    const timer = setTimeout(() => void show().catch(() => undefined), delayMs);
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
  }, [path]);
  const isInstead = path && Skeleton !== null;
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

/** The path that loads, if it has a placeholder. A search that follows a search keeps its form on the page, unless it is another landing page. */
function useNextPath() {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  if (state !== 'loading' || location.pathname === pathname) return null;
  const next = location.pathname;
  const hasOne =
    next === '/guides' || (isSearchPath(next) && (next !== '/search' || !isSearchPath(pathname)));
  return hasOne ? next : null;
}
