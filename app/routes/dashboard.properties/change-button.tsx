import { useFetcher, useLocation } from '@remix-run/react';
import type { KeyboardEvent, MouseEvent } from 'react';

import type { ListingChange } from '~/features/manage/listings/listing-changes';

import type { ChangeAnswer } from '~/screens/listings/change-answer';
import { actionClass, type ActionLook } from './small-button';

type ChangeButtonProps = {
  listing: { id: number; name: string };
  change: ListingChange;
  label: string;
  look: ActionLook;
};

/** Makes a change at a click, and announces the result. */
export function ChangeButton({ listing, change, label, look }: ChangeButtonProps) {
  const fetcher = useFetcher<ChangeAnswer>();
  const { search } = useLocation();
  // The button has the opposite meaning after a click, so the second half of a double click is ignored.
  const once = (event: MouseEvent) => {
    if (event.detail > 1 || fetcher.state === 'submitting') event.preventDefault();
  };
  // A held key would also press the button that gets the focus next.
  const notHeld = (event: KeyboardEvent) => {
    if (event.repeat && event.key !== 'Tab') event.preventDefault();
  };
  return (
    <fetcher.Form method="post" action={`/dashboard/properties${search}`}>
      <input type="hidden" name="property" value={listing.id} />
      <button
        type="submit"
        name="intent"
        value={change}
        onClick={once}
        onKeyDown={notHeld}
        className={actionClass(look)}
      >
        <span>
          {label}
          <span className="sr-only"> {listing.name}</span>
        </span>
      </button>
    </fetcher.Form>
  );
}
