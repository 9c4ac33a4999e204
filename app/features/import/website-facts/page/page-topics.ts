import type { PageDocument } from './page-document';

const others =
  /^(eat|eats|drinks?|dining|dine|eat (and|&) drink|food( (and|&) drinks?)?|menus?|high teas?|tea ?rooms?|tastings?|restaurants?|bistro|pub|bars?|front bar|caf[eé]|kitchen|cellar door|speisekarte|ristorante|restaurante|carta|golf|green fees|weddings?|hochzeit(en)?|matrimoni|bodas|conferences?|meetings?( (and|&) events)?|functions?|events?|spa|day spa|wellness|tours?|experiences|activities|shop|gifts?|(gift )?(cards?|vouchers?)|gutscheine?|geschenkgutscheine?|bons?[- ]cadeaux?|coffrets cadeaux|buoni[- ]regalo|bonos?[- ]regalo|cheques?[- ]regalo|cadeaubon(nen)?)$/i;

/**
 * True when the page is about a restaurant, golf or weddings: the prices and numbers of such a page are not those of
 * the rooms.
 */
export function isAboutOther({ url, title }: Pick<PageDocument, 'url' | 'title'>): boolean {
  const path =
    new URL(url).pathname
      .replace(/\/(index\.\w+)?$|\.\w{2,5}$/g, '')
      .split('/')
      .at(-1) ?? '';
  const named = title.split(/\s[|–—•·-]\s/)[0] ?? '';
  return others.test(path.replaceAll('-', ' ')) || others.test(named.trim());
}
