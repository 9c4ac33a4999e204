import { lazy, Suspense, useEffect, useState } from 'react';

const Analytics = lazy(() =>
  import('./analytics').then(
    (module) => ({ default: module.Analytics }),
    () => ({ default: () => null }),
  ),
);

/** Loaded with the first measurement id, and kept after that: it must be there to switch the counting off. */
export function LazyAnalytics({ id }: { id: string | null }) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (id) setNeeded(true);
  }, [id]);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <Analytics id={id} />
    </Suspense>
  );
}
