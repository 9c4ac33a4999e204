import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useState, type ReactNode } from 'react';

import { isSearchPath } from '~/features/directory/criteria/search-path';

import { SearchSkeleton } from './search-skeleton';

const delayMs = 150;

/** Shows the search page to come while it loads, instead of the page that is left; that one stays as it is, out of sight. */
export function SearchArrival({ children }: { children: ReactNode }) {
  const isArriving = useIsArriving();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isArriving) return setShown(false);
    const timer = setTimeout(() => {
      setShown(true);
      window.scrollTo(0, 0);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isArriving]);
  const isInstead = isArriving && isShown;
  return (
    <>
      {isInstead && <SearchSkeleton />}
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
