import { textOf } from '~/features/import/crawling/markup/elements-of';
import { describedIn } from '~/features/import/website-facts/page/described-in';
import { plain, type PageDocument } from '~/features/import/website-facts/page/page-document';
import { lastOf, type Named } from '~/features/import/website-facts/page/page-topics';
import { matchesIn } from '~/features/import/website-facts/page/text-around';
import { aroundHere } from '~/features/import/website-facts/values/amenity-words';
import { slugify } from '~/lib/text/slug';

import { isAroundHere } from './own-lines';

type Headed = Named & Partial<Pick<PageDocument, 'elements'>>;

/** True when the title, the address or the first heading of the page says that it is about the surroundings. */
export const isAboutAround = ({ url, title, elements = [] }: Headed): boolean =>
  aroundHere.test(title) ||
  (new URL(url).pathname !== '/' && isAroundHere(firstHeadingOf(elements))) ||
  aroundHere.test(new URL(url).pathname.replace(/^.*\/(?=.)|\/$/g, '').replaceAll('-', ' '));

const firstHeadingOf = (elements: PageDocument['elements']): string => {
  const heading = elements.find(({ name }) => name === 'h1' || name === 'h2');
  return heading ? plain(textOf(heading)) : '';
};

/** Places that are read from one head. */
const maxPlaces = 10;
const inHead =
  /(?:(?<!\p{L})(?:in|auf|a|ad|nel|nella|en|near)\s+(?:the |il |la )?|(?<=\p{L}), )(\p{Lu}[\p{L}-]{3,})/gu;
/** German writes its nouns with capitals, too: 'Urlaub in Ferienwohnungen'. */
const ofHouse =
  /room|zimmer|wohnung|hotel|haus|hof|house|garten|garden|spa|wellness|restaurant|pool|camer|appartament|habitacion|cabin|cottage|suite|apartment|site|kontakt|contact|preise|stay|lage/;

/** The towns and regions in the head of the start page, of which another page of the website may be: 'nel Salento' and '/salento'. */
export function placesOfStart(start: Pick<PageDocument, 'title' | 'elements'>): ReadonlySet<string> {
  const head = `${start.title}\n${describedIn(start)}`;
  const places = matchesIn(head, inHead, maxPlaces).map((match) => slugify(match[1] ?? ''));
  return new Set(places.filter((place) => !ofHouse.test(place)));
}

/** True when the page is named after one of these places: what it shows and names is not the house's. */
export const isAboutPlace = (url: string, places: ReadonlySet<string>): boolean =>
  places.has(slugify(lastOf(url)).replace(/^(?:the|il|la|el|our)-/, ''));
