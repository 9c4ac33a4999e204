import type { PageDocument } from './page-document';

const others =
  /^(eat|eats|drinks?|dining|dine|eat (and|&) drink|food( (and|&) drinks?)?|menus?|high teas?|tea ?rooms?|tastings?|restaurants?|bistro|pub|bars?|front bar|caf[eé]|kitchen|cellar door|speisekarte|ristorante|restaurante|carta|golf|green fees|weddings?|hochzeit(en)?|matrimoni|bodas|conferences?|meetings?( (and|&) events)?|functions?|events?|spa|day spa|wellness|links?|(?:[\p{L}'’]+ ){0,2}tours?|experiences|activities|shop|gifts?|(gift )?(cards?|vouchers?)|gutscheine?|geschenkgutscheine?|bons?[- ]cadeaux?|coffrets cadeaux|buoni[- ]regalo|bonos?[- ]regalo|cheques?[- ]regalo|cadeaubon(nen)?)$/iu;

const excursions =
  /^(?:[\p{L}'’]+ ){0,2}(?:tours?|cruises?|trips|experiences|activities|retreats|workshops|courses|jobs)$/iu;

/** True when the page is about tours that are sold there. */
export const isAboutTours = (document: Named): boolean =>
  isNamed(
    document,
    /^(?!tour$|(?:virtual|photo|video|house|hotel|room) tours?$)(?:[\p{L}'’]+ ){0,2}(?:tours?|cruises?|trips|experiences)$/iu,
  );

/**
 * True when the page is about a restaurant, golf or weddings: the prices and numbers of such a page are not those of
 * the rooms.
 */
export const isAboutOther = (document: Named): boolean => isNamed(document, others);

/** True when the page is about tours, courses or jobs: what they have is not the house's. */
export const isAboutExcursions = (document: Named): boolean => isNamed(document, excursions);

export type Named = Pick<PageDocument, 'url' | 'title'>;

/** The last part of the address, or the first of the title, is one of these topics. */
function isNamed({ url, title }: Named, topics: RegExp): boolean {
  const named = title.split(/\s[|–—•·-]\s/)[0] ?? '';
  return topics.test(lastOf(url).replaceAll('-', ' ')) || topics.test(named.trim());
}

/** The last part of an address, without its ending. */
export const lastOf = (url: string): string =>
  new URL(url).pathname
    .replace(/\/(index\.\w+)?$|\.\w{2,5}$/g, '')
    .split('/')
    .at(-1) ?? '';
