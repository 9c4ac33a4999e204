import { propertyTypes } from '~/db/vocabulary';

/** Small deterministic generator (mulberry32): the same row for the same number in every run. */
function randomFrom(seed: number) {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const firstParts =
  'amber banksia cobalt dune ember fennel granite harbour ivory juniper kelp lantern marble nettle olive pearl quartz russet sable thistle umber violet wattle yarrow zephyr'.split(
    ' ',
  );
const secondParts =
  'arms cottage court gate hall house inn lodge loft manor mews nest quarters rest rooms row stables terrace tower villa wharf yard'.split(
    ' ',
  );
export const syntheticAreas =
  'adelaide-cbd north-adelaide glenelg henley-beach brighton west-beach port-adelaide semaphore norwood unley prospect mawson-lakes adelaide-airport adelaide-hills barossa mclaren-vale'.split(
    ' ',
  );
const syllables =
  'ba be bi bo da de di do fa fe ka ke ki ko la le li lo ma me mi mo na ne ni no ra re ri ro sa se ta te ti to va ve'.split(
    ' ',
  );
const streetEndings = 'combe ford gate ham leigh mount ridge stow thorpe wick wood'.split(' ');
const pickAt = (list: readonly string[], at: number) => list[at % list.length];
const amenityWords = [
  'Outdoor pool',
  'Free parking',
  'Free Wi-Fi',
  'Bar',
  'Gym',
  'Garden',
  'Full kitchen',
  'Balcony',
];

export type SyntheticProperty = ReturnType<typeof syntheticProperty>;

/** One invented public property. Streets are as many as in a city: a given one has about thirty in 100,000. */
export function syntheticProperty(number: number) {
  const random = randomFrom(number + 1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const word = () => pick(syllables) + pick(syllables) + pick(syllables);
  const area = pick(syntheticAreas);
  const street = Math.floor(random() * 3_000);
  const streetName = `${syllables[street % 38]}${syllables[Math.floor(street / 38) % 38]}${pickAt(streetEndings, street)}`;
  const name = `${pick(firstParts)} ${word()} ${pick(secondParts)}`;
  return {
    name: name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    slug: `${name.replaceAll(' ', '-')}-${number}`,
    propertyType: pick(propertyTypes),
    locationSlug: area,
    placeSlug: random() < 0.5 ? area : `${area}-${Math.floor(random() * 3)}`,
    address: `${1 + Math.floor(random() * 200)} ${streetName} Street, ${area.replaceAll('-', ' ')} SA 5000`,
    shortDescription: `A ${word()} place ${random() < 0.3 ? 'with a pool' : 'with a view'} and ${word()} rooms.`,
    description: Array.from({ length: 60 }, () => (random() < 0.9 ? word() : pick(secondParts))).join(' '),
    starRating: random() < 0.15 ? null : 1 + Math.floor(random() * 5),
    guestRating: random() < 0.05 ? null : Math.round(60 + random() * 38) / 10,
    reviewCount: Math.floor(random() * 900),
    minPrice: random() < 0.03 ? null : Math.round(40 * Math.exp(random() * 3.2)),
    nearAirport: random() < 0.12,
    isFeatured: random() < 0.01,
    amenities: amenityWords.filter(() => random() < 0.35),
    tag: random() < 0.4 ? 'family' : 'quiet',
  };
}

export const syntheticAmenities = amenityWords;
