import { and, eq, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties } from '~/db/schema';
import { carriedParams, withQuery, type Criteria } from '~/features/directory/criteria/criteria';
import { drawMap, type Mark } from '~/features/directory/map/draw-map';
import type { MapLandmark } from '~/features/directory/map/map-landmark';
import { plainMapCredits } from '~/features/directory/map/map-credits';
import { frameOf, type Bounds } from '~/features/directory/map/projection';
import { narrowNames, plainMap } from '~/features/directory/map/plain-map';
import { propertyPath } from '~/features/directory/property/property-paths';
import { ratingText } from '~/features/directory/property/rating';
import { isPublic } from '~/features/directory/visibility/visibility';
import { formatMoney } from '~/lib/text/money';

import { maxPins } from './max-pins';
import { shownBounds } from './shown-bounds';
import { spreadPoints } from './spread-points';

/** A stay as the map shows it. */
export type Pin = {
  id: number;
  name: string;
  to: string;
  latitude: number;
  longitude: number;
  /** Such as 'A$149'; null on request. */
  price: string | null;
  /** Such as '4.4 · 128 reviews'. */
  rating: string | null;
};

const size = { width: 700, height: 700, bleed: 350 };
const margin = 48;
/** Numbers of the drawing are so far apart that none covers another, and so far from its sides. */
const apart = { least: 42, edge: 24 };
/** Letters where the drawing is as narrow as on the smallest phone; `map.css` gives their size. */
const phone = { scale: 2.1, inset: 0 };
/** A single stay is shown with this much around it, in degrees. */
const around = 0.012;

/**
 * The first properties of a search that have a position, in the order of the search, and the number of
 * properties without a position.
 */
export async function listPins(db: Database, chosen: SQL, criteria: Criteria) {
  const rows = await db
    .select({
      id: properties.id,
      name: properties.name,
      slug: properties.slug,
      latitude: properties.latitude,
      longitude: properties.longitude,
      minPrice: properties.minPrice,
      currency: properties.currency,
      guestRating: properties.guestRating,
      reviewCount: properties.reviewCount,
      place: sql<number>`chosen.place`.as('place'),
      rate: properties.priceAud,
      rank: properties.searchRank,
    })
    .from(sql`(${chosen}) chosen`)
    .crossJoin(properties)
    .where(and(eq(properties.id, sql`chosen.id`), isPublic))
    .limit(maxPins);
  const carried = carriedParams(criteria);
  const pins = inOrder(rows, criteria).flatMap(
    ({ id, name, latitude, longitude, slug, minPrice, currency, guestRating, reviewCount }) =>
      latitude === null || longitude === null
        ? []
        : {
            id,
            name,
            latitude,
            longitude,
            to: withQuery(propertyPath({ slug }), carried),
            price: minPrice === null ? null : formatMoney(minPrice, currency),
            rating: ratingText(guestRating, reviewCount),
          },
  );
  return { pins, missing: rows.length - pins.length };
}

type Placed = { place: number; rate: number | null; rank: number | null };

/** Sorted here, since the database would read each once more; those of one place by their rate, as the sets have half dollars. */
function inOrder<Row extends Placed>(rows: readonly Row[], { sort }: Criteria): Row[] {
  const direction = sort === 'price_high' ? -1 : 1;
  return rows.toSorted(
    (a, b) =>
      a.place - b.place || direction * ((a.rate ?? 0) - (b.rate ?? 0)) || (a.rank ?? 0) - (b.rank ?? 0),
  );
}

type Results = { stays: readonly { id: number }[]; total: number };
type Found = {
  pins: readonly Pin[];
  missing: number;
  landmarks: readonly MapLandmark[];
  /** The most pins, and whether they are the first in the order of the directory, or in that of the list. */
  limit: { most: number; isByDirectory: boolean };
};

/**
 * The map of a search: its pins, and the drawing for browsers without scripts, in which the stays of the page have numbers that
 * lead to them and the others are dots. A number that would cover another one stands aside, with a line to its place.
 */
export function drawSearchMap(
  { area, near }: Criteria,
  { pins, missing, landmarks, limit: { most, isByDirectory } }: Found,
  { stays, total }: Results,
) {
  const asked = landmarks.some(({ slug }) => slug === near) ? near : '';
  const { bounds, isArea } = shownBounds({ area, pins, landmarks, asked });
  const frame = frameOf(isArea ? bounds : wider(bounds), size, isArea ? 0 : margin);
  const numbers = new Map(stays.map(({ id }, index) => [id, index + 1]));
  const numbered = pins.filter(({ id }) => numbers.has(id));
  const spread = spreadPoints(numbered.map(frame.place), apart.least, { ...size, edge: apart.edge });
  const marks = pins.map((pin): Mark => {
    const number = numbers.get(pin.id);
    const from = frame.place(pin);
    if (number === undefined) return { kind: 'dot', at: from };
    const title = `${number}. ${[pin.name, pin.price].filter(Boolean).join(', ')}`;
    const at = spread[numbered.indexOf(pin)] ?? from;
    return { kind: 'pin', at, from, number, title, href: pin.to };
  });
  const taken = marks.filter(({ kind }) => kind === 'pin').map(({ at }) => at);
  const map = plainMap(frame, landmarks, taken, asked);
  // Marks that are drawn last lie on top, so the first of the list is drawn last.
  const narrow = narrowNames(frame, landmarks, taken, { ...phone, asked });
  const svg = drawMap({ frame, map, narrow, marks: marks.toReversed(), label: 'Map of the results' });
  const html = `<div class="map-drawing map-drawn">${svg}</div><p class="map-note">A square is ${map.square} wide. ${plainMapCredits}</p>`;
  const part = isByDirectory
    ? `${most} stays that are featured or have the highest guest ratings`
    : `first ${most} stays`;
  const notes = [total > most && `The map has the ${part}.`, missing > 0 && noteOn(missing)].filter(Boolean);
  return { pins, notes: notes.join(' '), html, landmarks, asked };
}

const noteOn = (missing: number): string =>
  `${missing} ${missing === 1 ? 'stay is' : 'stays are'} in the list only: the position is not known.`;

const wider = ({ south, west, north, east }: Bounds): Bounds => ({
  south: south - around,
  west: west - around,
  north: north + around,
  east: east + around,
});

export type SearchMap = ReturnType<typeof drawSearchMap>;
