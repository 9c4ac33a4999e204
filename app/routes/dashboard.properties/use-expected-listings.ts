import { useFetchers } from '@remix-run/react';

import { afterChange, isBulkChange, isListingChange } from '~/features/manage/listings/listing-changes';
import type { Listing } from '~/features/manage/listings/list-listings.server';

/** The rows after the pending change; a failed change is reverted automatically. */
export function useExpectedListings(listings: readonly Listing[]): Listing[] {
  const sent = useFetchers().flatMap(({ formData }) => (formData ? [formData] : []));
  return listings.map((listing) => sent.reduce(expect, listing));
}

function expect(listing: Listing, form: FormData): Listing {
  const intent = String(form.get('intent') ?? '');
  const bulk = intent.replace(/^bulk-|-confirmed$/g, '');
  if (intent.startsWith('bulk-') && isBulkChange(bulk)) {
    return form.getAll('chosen').includes(String(listing.id)) ? guarded(listing, bulk) : listing;
  }
  // The dialog of these changes is in the row and waits for the answer itself.
  if (!isListingChange(intent) || intent === 'reject' || intent === 'archive') return listing;
  return form.get('property') === String(listing.id) ? afterChange(listing, intent) : listing;
}

/** Of several rows, only those in a suitable state change. */
function guarded(listing: Listing, change: Parameters<typeof afterChange>[1]): Listing {
  const { state } = listing;
  const fits = {
    approve: state === 'pending' || state === 'rejected',
    publish: state === 'draft',
    unpublish: state === 'published',
    feature: state === 'published',
    archive: true,
  };
  return change in fits && fits[change as keyof typeof fits] ? afterChange(listing, change) : listing;
}
