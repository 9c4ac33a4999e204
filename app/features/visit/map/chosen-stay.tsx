import { Link } from '@remix-run/react';
import { X } from 'lucide-react';

import { Picture } from '~/features/pictures/shown/picture';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import type { Pin } from './draw-search-map.server';

const maxNamed = 5;

type ChosenStayProps = {
  pins: readonly Pin[];
  /** Those of the page, whose pictures are known. */
  stays: readonly PropertyCardData[];
  onClose: () => void;
};

/** The chosen pin's stay, or the stays under one mark. */
export function ChosenStay({ pins, stays, onClose }: ChosenStayProps) {
  const photo = pins.length === 1 ? stays.find(({ id }) => id === pins[0]?.id)?.photo : null;
  return (
    <div className="map-card" role="region" aria-label="Chosen on the map">
      {photo && (
        <div className="w-28 shrink-0 self-stretch bg-sand">
          <Picture picture={photo} sizes="112px" />
        </div>
      )}
      <ul className="grid min-w-0 flex-1 gap-2 p-3">
        {pins.slice(0, maxNamed).map(({ id, name, to, price, rating }) => (
          <li key={id}>
            <Link to={to} className="inline-flex min-h-6 font-semibold wrap-anywhere">
              {name}
            </Link>
            <span className="block text-sm text-ink-soft tabular-nums">
              {[price ? `from ${price} a night` : 'Price on request', rating].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
        {pins.length > maxNamed && (
          <li className="text-sm text-ink-soft">
            and {pins.length - maxNamed} more: zoom in to see them apart.
          </li>
        )}
      </ul>
      <button
        type="button"
        onClick={onClose}
        className="m-1 grid size-9 shrink-0 cursor-pointer place-items-center rounded-pill hover:bg-sand"
      >
        <X aria-hidden size={18} strokeWidth={1.5} />
        <span className="sr-only">Close</span>
      </button>
    </div>
  );
}
