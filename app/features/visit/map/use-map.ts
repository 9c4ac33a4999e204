import { useEffect, useRef, useState, type RefObject } from 'react';

import type { Bounds } from '~/features/directory/map/projection';
import { plainMapCredits } from '~/features/directory/map/map-credits';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import type { SearchMap } from './draw-search-map.server';

import type { Credits } from './layers/base-layer';
import { openPinMap, type PinMap } from './layers/open-pin-map';
import { pointFromList, pointInList } from './point-in-list';
import { shownBounds } from './shown-bounds';

type Shown = { map: SearchMap; stays: readonly PropertyCardData[]; area: string };
type Listeners = {
  onChoose: (ids: readonly number[]) => void;
  onOpen: (ids: readonly number[]) => void;
  /** The visitor has moved the map. */
  onMove: (bounds: Bounds) => void;
  /** The map shows what was searched for. */
  onShown: () => void;
};

/** A map in an element of the page, kept in step with the results beside it. */
export function useMap({ map, stays, area, ...listeners }: Shown & Listeners) {
  const box = useRef<HTMLDivElement>(null);
  const controls = useRef<PinMap | null>(null);
  const heard = useRef(listeners);
  heard.current = listeners;
  const [credits, setCredits] = useState<Credits>({ streets: null, plain: plainMapCredits });
  const seen = useRef<string | null>(null);

  useEffect(() => {
    if (!box.current) return;
    localStorage.setItem('search-view', 'map');
    const opened = openPinMap(box.current, map.landmarks, {
      onChoose: (ids) => heard.current.onChoose(ids),
      onOpen: (ids) => heard.current.onOpen(ids),
      onPoint: pointInList,
      onCredits: setCredits,
      onMove(bounds) {
        // The map stays where it is after the search.
        seen.current = 'moved';
        heard.current.onMove(bounds);
      },
    });
    controls.current = opened;
    const leaveList = pointFromList((id) => opened.point(id));
    return () => {
      leaveList();
      opened.close();
      controls.current = null;
    };
    // The landmarks are the same on every page of a visit.
  }, []);

  useEffect(() => {
    const numbers = new Map(stays.map(({ id }, index) => [id, index + 1]));
    const pins = map.pins.map((pin) => ({ ...pin, number: numbers.get(pin.id) ?? null }));
    controls.current?.show(pins, map.asked);
    const isOwn = seen.current === 'moved' && area !== '';
    seen.current = null;
    if (!isOwn) showResults(controls, area, map);
    heard.current.onChoose([]);
    heard.current.onShown();
  }, [map, stays, area]);

  return { box, credits, controls };
}

function showResults(controls: RefObject<PinMap>, area: string, map: SearchMap) {
  const { bounds, isArea } = shownBounds({ ...map, area });
  controls.current?.showBounds(bounds, isArea ? 0 : 48);
}
