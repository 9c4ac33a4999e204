import { useFetcher, useFetchers, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

import type { ListingChange } from '~/features/manage/listings/listing-changes';

import type { ChangeAnswer } from '~/screens/listings/change-answer';
import { usePress } from '~/components/forms/page-form';
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
  const { button, waitForTurn } = useTurn(listing.id);
  const press = usePress();
  // The button has the opposite meaning after a click, so the second half of a double click is ignored.
  const once = (event: MouseEvent) => {
    if (event.detail > 1 || fetcher.state === 'submitting') event.preventDefault();
    else waitForTurn(event);
  };
  // A held key would also press the button that gets the focus next.
  const notHeld = (event: KeyboardEvent) => {
    if (event.repeat && event.key !== 'Tab') event.preventDefault();
  };
  return (
    <fetcher.Form method="post" action={`/dashboard/properties${search}`}>
      <input type="hidden" name="property" value={listing.id} />
      <button
        ref={button}
        type="submit"
        {...press({ intent: change, property: String(listing.id) })}
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

/**
 * A row shows the result of a change at once, so the next change can be pressed before the server has made the first.
 * It is sent when the first is made; when the first is refused, its button is gone and nothing is sent.
 */
function useTurn(listingId: number) {
  const button = useRef<HTMLButtonElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  const isBusy = useFetchers().some(
    ({ state, formData }) => state === 'submitting' && formData?.get('property') === String(listingId),
  );
  useEffect(() => {
    if (!isWaiting || isBusy) return;
    setWaiting(false);
    button.current?.form?.requestSubmit(button.current);
  }, [isWaiting, isBusy]);
  const waitForTurn = (event: MouseEvent) => {
    if (!isBusy) return;
    event.preventDefault();
    setWaiting(true);
  };
  return { button, waitForTurn };
}
