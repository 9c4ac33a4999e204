import { useNavigate } from '@remix-run/react';
import { useState } from 'react';

import { areaParam, type Area } from '~/features/directory/criteria/area';
import { searchPath, type Criteria } from '~/features/directory/criteria/criteria';
import { classes } from '~/lib/classes';
import { buttonClass } from '~/components/ui/button';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import type { SearchMap } from './draw-search-map.server';

import { ChosenStay } from './chosen-stay';
import { useFullScreen } from './use-full-screen';
import { useMap } from './use-map';

export type InteractiveMapProps = {
  map: SearchMap;
  criteria: Criteria;
  results: { stays: readonly PropertyCardData[] };
};

const asIMoveKey = 'search-as-i-move';

/** The map of a search with scripts: prices as pins, and a button to search the area that it was moved to. */
export default function InteractiveMap({ map, criteria, results: { stays } }: InteractiveMapProps) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isMoved, setMoved] = useState(false);
  const [asIMove, setAsIMove] = useState(() => sessionStorage.getItem(asIMoveKey) === 'on');
  const search = (bounds: Area) =>
    navigate(searchPath({ ...criteria, area: areaParam(bounds), page: 1 }), { preventScrollReset: true });
  const pins = map.pins.filter(({ id }) => chosen.includes(id));
  const { box, credits, controls } = useMap({
    map,
    stays,
    area: criteria.area,
    onChoose: setChosen,
    onOpen(ids) {
      const [only] = map.pins.filter(({ id }) => ids.includes(id));
      if (only && ids.length === 1) navigate(only.to);
    },
    onMove(bounds) {
      setMoved(true);
      if (asIMove) search(bounds);
    },
    onShown: () => setMoved(false),
  });
  const { frame, isFull, toggle } = useFullScreen();
  return (
    <div
      ref={frame}
      className={classes(
        'map-frame grid grid-rows-[auto_minmax(0,1fr)_auto] bg-paper',
        isFull ? 'fixed inset-0 z-50' : 'map-drawing relative',
      )}
    >
      <div className="map-tools">
        <label className="map-chip">
          <input
            type="checkbox"
            className="size-5 accent-jacaranda"
            checked={asIMove}
            onChange={({ target: { checked } }) => {
              setAsIMove(checked);
              sessionStorage.setItem(asIMoveKey, checked ? 'on' : 'off');
            }}
          />
          Search as I move
        </label>
        {isMoved && !asIMove && (
          <button
            type="button"
            className={buttonClass('primary', 'map-search')}
            onClick={() => {
              controls.current?.focus();
              const bounds = controls.current?.bounds();
              if (bounds) search(bounds);
            }}
          >
            Search this area
          </button>
        )}
        <button type="button" className={buttonClass('secondary', 'ml-auto lg:hidden')} onClick={toggle}>
          {isFull ? 'Close the map' : 'Full screen'}
        </button>
      </div>
      <div ref={box} className="col-start-1 row-start-2 size-full" />
      {pins.length > 0 && (
        <ChosenStay
          pins={pins}
          stays={stays}
          onClose={() => {
            controls.current?.clear();
            setChosen([]);
          }}
        />
      )}
      <p className="map-credits">
        {credits.streets && <Streets {...credits.streets} />}
        {credits.plain}
      </p>
    </div>
  );
}

function Streets({ text, href }: { text: string; href: string | null }) {
  const words = `Streets ${text}. `;
  return href ? (
    <a href={href} rel="noreferrer" className="inline-block min-h-6">
      {words}
    </a>
  ) : (
    words
  );
}
