import { useFetchers } from '@remix-run/react';

import { afterChange, isBulkChange, isListingChange } from '~/features/manage/listings/listing-changes';
import type { Listing } from '~/features/manage/listings/list-listings.server';

/** The rows as they will be when what is being sent has been done; a change that fails is taken back by itself. */
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
  // The dialog that asks for these stands in the row and waits for the answer itself.
  if (!isListingChange(intent) || intent === 'reject' || intent === 'archive') return listing;
  return form.get('property') === String(listing.id) ? afterChange(listing, intent) : listing;
}

/** Of many, only those change that are in a state for it. */
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
