import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Classes of a row of links whose current one is in view from the beginning, also without scripts. */
export const scrolledRow = 'overflow-x-auto max-lg:[&_[aria-current]]:[scroll-initial-target:nearest]';

/** For a row of links that is wider than its window: scrolls it to the link of the present page. */
export function useCurrentInView() {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (!row.current || !current) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    row.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [pathname]);
  return row;
}
