import { Link } from '@remix-run/react';
import { useRef, type FocusEvent } from 'react';

import { RecordTable } from '~/components/ui/record-table';
import type { Role } from '~/db/vocabulary';
import { ticksPart } from '~/lib/form/page-parts';
import { isStaff } from '~/lib/roles';
import { ListingBadges } from '~/features/manage/listings/listing-badges';
import type { Listing } from '~/features/manage/listings/list-listings.server';
import { draftPath } from '~/features/manage/property-editor/editor-paths';
import { Picture } from '~/features/pictures/shown/picture';
import { formatInstant } from '~/lib/time/dates';
import { formatMoney } from '~/lib/text/money';
import { useKeptFocus } from '~/lib/browser/use-kept-focus';
import { usePart } from '~/components/forms/page-form';

import { ListingActions } from './listing-actions';
import type { Chosen } from './use-chosen';

type ListingTableProps = {
  listings: readonly Listing[];
  role: Role;
  /** Null for viewers without bulk changes. */
  chosen: Chosen | null;
};

export function ListingTable({ listings, role, chosen }: ListingTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const keep = useKeptFocus(box, 'properties');
  const columns = [
    {
      heading: 'Property',
      isName: true,
      cell: (listing: Listing) => <Name listing={listing} chosen={chosen} />,
    },
    {
      heading: 'Status',
      className: 'lg:w-58',
      cell: (listing: Listing) => <ListingBadges {...listing} />,
    },
    {
      heading: 'Last change',
      className: 'lg:w-50 lg:max-xl:hidden',
      cell: ({ changedAt }: Listing) => (
        <time dateTime={changedAt.toISOString()} className="text-sm tabular-nums sm:whitespace-nowrap">
          {formatInstant(changedAt)}
        </time>
      ),
    },
    {
      heading: 'Price',
      className: 'lg:w-25',
      cell: ({ minPrice, currency }: Listing) =>
        minPrice === null ? (
          <span className="text-sm whitespace-nowrap text-ink-soft">No price</span>
        ) : (
          <span className="whitespace-nowrap tabular-nums">
            {formatMoney(minPrice, currency)}
            <span className="sr-only"> a night</span>
          </span>
        ),
    },
    {
      heading: 'Actions',
      isQuiet: true,
      className: 'lg:w-84',
      cell: (listing: Listing) => <ListingActions listing={listing} isForStaff={isStaff({ role })} />,
    },
  ];
  return (
    <div
      ref={box}
      id="list"
      tabIndex={-1}
      className="outline-none"
      onFocus={(event: FocusEvent) => keep(event.target)}
    >
      <RecordTable caption="Properties" columns={columns} rows={listings} keyOf={({ id }) => id} />
    </div>
  );
}

function Name({ listing, chosen }: { listing: Listing; chosen: Chosen | null }) {
  const { id, name, place, photo, owner, state, rejectionReason, draftId } = listing;
  const choice = usePart(ticksPart, '', {}).placed('chosen', 'bulk');
  return (
    <div className="flex items-start gap-3">
      {chosen && (
        <label className="-m-2 grid size-11 shrink-0 cursor-pointer place-items-center">
          <span className="sr-only">Choose {name}</span>
          <input
            type="checkbox"
            {...choice}
            value={id}
            checked={chosen.has(id)}
            onChange={() => chosen.toggle(id)}
            className="size-5 accent-gum"
          />
        </label>
      )}
      <div className="aspect-4/3 w-20 shrink-0 overflow-hidden rounded-control bg-sand">
        {photo && <Picture picture={photo} sizes="80px" alt="" />}
      </div>
      <div className="min-w-0">
        <p className="wrap-anywhere">{name}</p>
        <p className="text-sm font-normal text-ink-soft">
          {[place, owner].filter(Boolean).join(' · ') || 'No place yet'}
        </p>
        {draftId && (
          <Link to={draftPath(id, draftId)} className="inline-flex min-h-8 items-center text-sm underline">
            Look at the draft<span className="sr-only"> of {name}</span>
          </Link>
        )}
        {state === 'rejected' && rejectionReason && (
          <p className="mt-1 text-sm font-normal whitespace-pre-line wrap-anywhere">
            <span className="font-semibold text-terracotta">Rejected:</span> {rejectionReason}
          </p>
        )}
      </div>
    </div>
  );
}
