import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

import { Alert } from '~/components/ui/alert';
import { buttonClass } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';
import { ModalDialog } from '~/components/ui/modal-dialog';
import type { Listing } from '~/features/manage/listings/list-listings.server';
import { bulkButtons, bulkChanges, bulkText } from '~/features/manage/listings/listing-changes';
import { classes } from '~/lib/classes';
import { ticksPart } from '~/lib/form/page-parts';

import type { ChangeAnswer } from '~/screens/listings/change-answer';
import { usePart, usePress } from '~/components/forms/page-form';
import { dialogClass } from './dialog-class';
import { small } from './small-button';
import type { Chosen } from './use-chosen';
import { useDoneChange } from './use-done-change';

type BulkBarProps = {
  chosen: Chosen;
  listings: readonly Listing[];
  /** The answer to a form that was sent without scripts. */
  posted: ChangeAnswer | undefined;
};

/** Actions of the ticked rows. The checkboxes are in the table and belong to this form. */
export function BulkBar({ chosen, listings, posted }: BulkBarProps) {
  const fetcher = useFetcher<ChangeAnswer>();
  const { search } = useLocation();
  const press = usePress();
  const [isAsking, setAsking] = useState(false);
  const isAnnounced = fetcher.data !== undefined && 'bulk' in fetcher.data;
  const answer = fetcher.state === 'idle' && !isAnnounced ? (fetcher.data ?? posted) : undefined;
  const all = useRef<HTMLInputElement>(null);
  const count = chosen.ids.length;
  // The buttons go with the choice, so the focus goes to where another is made.
  useDoneChange(fetcher.data, () => {
    chosen.clear();
    all.current?.focus();
  });
  const ask = (event: MouseEvent) => {
    if (count === 0) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <fetcher.Form
      id="bulk"
      method="post"
      action={`/dashboard/properties${search}`}
      aria-label="Chosen properties"
      className={cardClass('small', 'grid gap-3')}
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ChooseAll box={all} chosen={chosen} total={listings.length} />
        <div className={classes('flex flex-wrap gap-2', count === 0 && '[@media(scripting:enabled)]:hidden')}>
          {bulkButtons.map((change) => (
            <button
              key={change}
              type="submit"
              {...press({ part: ticksPart, intent: `bulk-${change}` })}
              onClick={change === 'archive' ? ask : undefined}
              className={buttonClass('secondary', small)}
            >
              <span>
                {bulkChanges[change].label}
                {change === 'archive' && '…'}
                <span className="sr-only"> chosen</span>
              </span>
            </button>
          ))}
        </div>
      </div>
      <Answer answer={answer} listings={listings} />
      <ModalDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        label="Archive the chosen properties"
        className={dialogClass}
      >
        <BulkQuestion count={count} onClose={() => setAsking(false)} />
      </ModalDialog>
    </fetcher.Form>
  );
}

type ChooseAllProps = { box: RefObject<HTMLInputElement>; chosen: Chosen; total: number };

function ChooseAll({ box, chosen, total }: ChooseAllProps) {
  const count = chosen.ids.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && count < total;
  }, [box, count, total]);
  return (
    <label className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 font-semibold whitespace-nowrap">
      <input
        ref={box}
        type="checkbox"
        checked={count > 0 && count === total}
        onChange={(event) => chosen.chooseAll(event.target.checked)}
        className="size-5 accent-gum [@media(scripting:none)]:hidden"
      />
      <span className="[@media(scripting:none)]:hidden">Choose all {total}</span>
      <span role="status" className="font-normal whitespace-normal text-ink-soft tabular-nums">
        {count === 0 ? 'None chosen' : `${count} chosen`}
        {chosen.elsewhere.length > 0 && `, ${chosen.elsewhere.length} more not in this list`}
      </span>
    </label>
  );
}

function BulkQuestion({ count, onClose }: { count: number; onClose: () => void }) {
  const press = usePress();
  return (
    <div className="grid gap-5">
      <h2 className="text-xl">{archiveTitle(count)}</h2>
      <p className="text-ink-soft">They leave the public site at once. An admin can restore them.</p>
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className={buttonClass('secondary')} onClick={onClose}>
          Cancel
        </button>
        <button
          type="submit"
          {...press({ part: ticksPart, ...confirmed })}
          className={buttonClass('danger')}
          onClick={() => setTimeout(onClose)}
        >
          Archive {count}
        </button>
      </div>
    </div>
  );
}

const archiveTitle = (count: number) => `Archive ${count === 1 ? 'one property' : `${count} properties`}?`;

/** The result as text; without scripts also the question before archiving. */
function Answer({ answer, listings }: { answer: ChangeAnswer | undefined; listings: readonly Listing[] }) {
  const press = usePress();
  if (!answer) return null;
  if ('bulk' in answer) {
    return (
      <p role="status" className="rounded-control bg-gum-tint px-4 py-3 text-gum tabular-nums">
        {bulkText(answer.bulk)}.
      </p>
    );
  }
  if ('wrong' in answer) {
    return <Alert as="p">{answer.wrong}</Alert>;
  }
  if (!('confirm' in answer)) return null;
  const { ids } = answer.confirm;
  const names = listings.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <Alert isQuiet className="grid gap-3">
      <p className="font-semibold">{archiveTitle(ids.length)}</p>
      <p>{names.join(', ')}. They leave the public site at once. An admin can restore them.</p>
      <button
        type="submit"
        {...press(
          { part: confirmedPart, ...confirmed },
          { form: confirmedForm, name: 'intent', value: confirmed.intent },
        )}
        className={buttonClass('danger', 'justify-self-start')}
      >
        Archive {ids.length}
      </button>
    </Alert>
  );
}

const confirmedPart = 'confirmed';
const confirmedForm = 'bulk-confirmed';
const confirmed = { intent: 'bulk-archive-confirmed' };

/** The chosen properties of a question, as a form of its own beside the one with the checkboxes. */
export function ConfirmedForm({ posted }: { posted: ChangeAnswer | undefined }) {
  const { search } = useLocation();
  const chosen = usePart(confirmedPart, '', {}).placed('chosen', confirmedForm);
  if (!posted || !('confirm' in posted)) return null;
  return (
    <form id={confirmedForm} method="post" action={`/dashboard/properties${search}`}>
      {posted.confirm.ids.map((id) => (
        <input key={id} type="hidden" {...chosen} value={id} />
      ))}
    </form>
  );
}
