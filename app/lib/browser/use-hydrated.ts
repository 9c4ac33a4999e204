import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the server's markup and the first render, true once scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
