import type { OfferProps } from './offer-card';
import { WorkOffer } from './work-offer';

/** `WorkOffer` for a form whose fields show a conflict one by one. */
export function FormOffer(props: OfferProps) {
  return (
    <WorkOffer whenOutdated="saving tells what is different before anything is written over" {...props} />
  );
}
