import { useFetcher, useLocation } from '@remix-run/react';
import type { MouseEvent } from 'react';

import { buttonClass } from '~/components/ui/button';
import type { ListingChange } from '~/features/listings/listing-changes';

import type { ChangeAnswer } from './change-answer';
import { small } from './small-button';

type ChangeButtonProps = {
  listing: { id: number; name: string };
  change: ListingChange;
  label: string;
  isMain?: boolean;
};

/** Makes a change at a click, and says how it went. */
export function ChangeButton({ listing, change, label, isMain }: ChangeButtonProps) {
  const fetcher = useFetcher<ChangeAnswer>();
  const { search } = useLocation();
  // The button means the opposite once it is pressed, so the second half of a double click is none.
  const once = (event: MouseEvent) => {
    if (event.detail > 1 || fetcher.state === 'submitting') event.preventDefault();
  };
  return (
    <fetcher.Form method="post" action={`/dashboard/properties${search}`}>
      <input type="hidden" name="property" value={listing.id} />
      <button
        type="submit"
        name="intent"
        value={change}
        onClick={once}
        className={buttonClass(isMain ? 'primary' : 'secondary', small)}
      >
        {label}
        <span className="sr-only"> {listing.name}</span>
      </button>
    </fetcher.Form>
  );
}
