import { useSyncExternalStore } from 'react';

function onScroll(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** True while the page is scrolled more than `distance` pixels. */
export function useScrolledPast(distance: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > distance,
    () => false,
  );
}
