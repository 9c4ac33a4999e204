import { Card } from '~/components/ui/card';
import { OpenStreetMapLink } from '~/features/directory/map/open-street-map-link';

import { mapSize, type LandmarkMap as Drawing } from './draw-landmark-map';

type LandmarkMapProps = { name: string; map: Drawing; openStreetMap: string };

/**
 * Shows the stored position of the landmark, to check it by eye. This site draws the map; no other site is
 * requested.
 */
export function LandmarkMap({ name, map, openStreetMap }: LandmarkMapProps) {
  const { coast, trams, stops, near, labels } = map;
  const middle = mapSize / 2;
  const others =
    near.length === 0
      ? 'No other landmark is on it.'
      : `Around it: ${near.map((one) => one.name).join(', ')}.`;
  return (
    <Card as="section" aria-labelledby="map-title" className="overflow-hidden">
      <h3 id="map-title" className="p-5 pb-0 text-lg">
        On the map
      </h3>
      <p className="measure px-5 py-2 text-sm text-ink-soft">
        As it is saved, in the middle of about four kilometres, with other landmarks, the tram and the coast.
      </p>
      <div className="border-y border-line bg-sand">
        <svg
          viewBox={`0 0 ${mapSize} ${mapSize}`}
          role="img"
          aria-label={`${name} among its neighbours. ${others}`}
          className="mx-auto block w-full max-w-[37.5rem]"
        >
          <path d={coast} className="fill-none stroke-ocean" strokeWidth="4" />
          {trams.map((line, index) => (
            <path
              key={index}
              d={line}
              className="fill-none stroke-ink-soft [stroke-dasharray:8_5]"
              strokeWidth="2"
            />
          ))}
          {stops.map(({ x, y }, index) => (
            <circle key={index} cx={x} cy={y} r="4" className="fill-ink-soft" />
          ))}
          {near.map(({ x, y }, index) => (
            <circle key={index} cx={x} cy={y} r="5" className="fill-gum" />
          ))}
          {labels.map(({ text, x, y, anchor }, index) => (
            <text
              key={index}
              x={x}
              y={y + 5}
              textAnchor={anchor}
              className="fill-ink stroke-sand text-[13px] [paint-order:stroke]"
              strokeWidth="3"
            >
              {text}
            </text>
          ))}
          <circle cx={middle} cy={middle} r="9" className="fill-terracotta stroke-surface" strokeWidth="3" />
        </svg>
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 p-5 text-sm text-ink-soft">
        <OpenStreetMapLink to={openStreetMap} />
        <span>
          Coast: Administrative Boundaries © PSMA Australia / Geoscape, CC BY 4.0. Stops © Adelaide Metro, CC
          BY.
        </span>
      </div>
    </Card>
  );
}
