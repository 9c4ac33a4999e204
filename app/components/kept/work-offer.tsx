import { lazy, Suspense } from 'react';

import type { OfferProps } from './offer-card';

/** Loaded with the first offer. */
const OfferCard = lazy(() => import('./offer-card').catch(() => ({ default: () => <></> })));

/** Offers unsaved work that this browser has kept. */
export function WorkOffer(props: OfferProps) {
  return (
    <Suspense fallback={null}>
      <OfferCard {...props} />
    </Suspense>
  );
}
