import { aroundHere } from '~/features/import/website-facts/values/amenity-words';
import { slugify } from '~/lib/text/slug';

import type { PageDocument } from './page-document';
import { matchesIn } from './text-around';

const others =
  /^(eat|eats|drinks?|dining|dine|eat (and|&) drink|food( (and|&) drinks?)?|menus?|high teas?|tea ?rooms?|tastings?|restaurants?|bistro|pub|bars?|front bar|caf[eé]|kitchen|cellar door|speisekarte|ristorante|restaurante|carta|golf|green fees|weddings?|hochzeit(en)?|matrimoni|bodas|conferences?|meetings?( (and|&) events)?|functions?|events?|spa|day spa|wellness|links?|(?:[\p{L}'’]+ ){0,2}tours?|experiences|activities|shop|gifts?|(gift )?(cards?|vouchers?)|gutscheine?|geschenkgutscheine?|bons?[- ]cadeaux?|coffrets cadeaux|buoni[- ]regalo|bonos?[- ]regalo|cheques?[- ]regalo|cadeaubon(nen)?)$/iu;

const excursions =
  /^(?:[\p{L}'’]+ ){0,2}(?:tours?|cruises?|experiences|activities|retreats|workshops|courses|jobs)$/iu;

/** True when the page is about tours that are sold there. */
export const isAboutTours = (document: Named): boolean =>
  isNamed(
    document,
    /^(?!tour$|(?:virtual|photo|video|house|hotel|room) tours?$)(?:[\p{L}'’]+ ){0,2}(?:tours?|cruises?)$/iu,
  );

/**
 * True when the page is about a restaurant, golf or weddings: the prices and numbers of such a page are not those of
 * the rooms.
 */
export const isAboutOther = (document: Named): boolean => isNamed(document, others);

/** True when the page is about tours, courses or jobs: what they have is not the house's. */
export const isAboutExcursions = (document: Named): boolean => isNamed(document, excursions);

/** True when the title or the address of the page says that it is about the surroundings. */
export const isAboutAround = ({ url, title }: Named): boolean =>
  aroundHere.test(title) ||
  aroundHere.test(new URL(url).pathname.replace(/^.*\/(?=.)|\/$/g, '').replaceAll('-', ' '));

/** Places that are read from one head. */
const maxPlaces = 10;
const inHead = /(?<!\p{L})(?:in|auf|a|ad|nel|nella|en|near)\s+(?:the |il |la )?(\p{Lu}[\p{L}-]{3,})/gu;
/** German writes its nouns with capitals, too: 'Urlaub in Ferienwohnungen'. */
const ofHouse =
  /room|zimmer|wohnung|hotel|haus|hof|house|garten|garden|spa|wellness|restaurant|pool|camer|appartament|habitacion|cabin|cottage|suite|apartment|site|kontakt|contact|preise|stay|lage/;

/** The towns and regions in the head of the start page, of which another page of the website may be: 'nel Salento' and '/salento'. */
export function placesIn(head: string): ReadonlySet<string> {
  const places = matchesIn(head, inHead, maxPlaces).map((match) => slugify(match[1] ?? ''));
  return new Set(places.filter((place) => !ofHouse.test(place)));
}

/** True when the page is named after one of these places: what it shows and names is not the house's. */
export const isAboutPlace = (url: string, places: ReadonlySet<string>): boolean =>
  places.has(slugify(lastOf(url)).replace(/^(?:the|il|la|el|our)-/, ''));

type Named = Pick<PageDocument, 'url' | 'title'>;

/** The last part of the address, or the first of the title, is one of these topics. */
function isNamed({ url, title }: Named, topics: RegExp): boolean {
  const named = title.split(/\s[|–—•·-]\s/)[0] ?? '';
  return topics.test(lastOf(url).replaceAll('-', ' ')) || topics.test(named.trim());
}

/** The last part of an address, without its ending. */
const lastOf = (url: string): string =>
  new URL(url).pathname
    .replace(/\/(index\.\w+)?$|\.\w{2,5}$/g, '')
    .split('/')
    .at(-1) ?? '';
