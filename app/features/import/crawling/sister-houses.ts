import type { Element } from 'domhandler';

import { textOf } from './markup/elements-of';

/** Limits: links of one page that are looked at, and characters of a name. */
const max = { links: 400, name: 40 };
/** So many links that begin with one word are a chain's list of its houses. */
const leastSisters = 6;
const ofOneHouse =
  /\b(rooms?|suites?|studios?|apartments?|cabins?|villas?|queen|king|twin|double|family|deluxe|standard|spa|packages?|offers?|rewards?|club|members?|careers?|app|gift|groups?)\b/i;

/** Headings of lists of the owner's other houses. */
export const otherHouses =
  /^(?:(?:our|the|see our|visit our|discover our)\s)?(?:other|sister|more|fellow) (?:hotels?|motels?|hostels?|houses|properties|apartments|villas|cottages|locations|destinations|parks|resorts)\b|^more (?:from|by) (?:us|our)\b|^unsere (?:anderen|weiteren) (?:hotels|häuser)|^(?:gli )?altri (?:nostri )?(?:hotel|alberghi)|^(?:nuestros )?otros (?:hoteles|alojamientos)|^nos autres (?:hôtels|maisons|adresses)|^outros (?:hotéis|alojamentos)|^onze andere (?:hotels|huizen)/i;

/**
 * Names of the other houses of a chain, in lower case, as its menu lists them: 'Meridian Perth' on the website of Meridian
 * Adelaide. Empty for a house of its own.
 */
export function sistersOf(page: Page): ReadonlySet<string> {
  return housesOfBrand(page, /^a$/, leastSisters);
}

type Page = { elements: readonly Element[]; title: string };

/**
 * Names that elements of these kinds state, in lower case, of at least `least` houses called by one brand of the page's title,
 * without the house that the title itself names.
 */
export function housesOfBrand({ elements, title }: Page, kinds: RegExp, least: number): ReadonlySet<string> {
  const byBrand = new Map<string, Set<string>>();
  for (const element of elements.filter(({ name }) => kinds.test(name)).slice(0, max.links)) {
    const said = textOf(element).replace(/\s+/g, ' ').trim();
    const [brand = '', next = ''] = said.split(' ');
    if (said.length > max.name || !/^\p{Lu}/u.test(brand) || !/^\p{Lu}/u.test(next) || ofOneHouse.test(said))
      continue;
    byBrand.set(brand, (byBrand.get(brand) ?? new Set()).add(said.toLowerCase()));
  }
  const own = title.toLowerCase();
  const sisters = [...byBrand]
    .filter(([brand, names]) => names.size >= least && own.includes(brand.toLowerCase()))
    .flatMap(([, names]) => [...names])
    .filter((name) => !own.includes(name));
  return new Set(sisters);
}
