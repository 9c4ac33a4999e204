import type { Element } from 'domhandler';

import { fieldValue } from '~/features/import/website-facts/values/field-value';
import type { Finding } from '~/features/import/website-facts/page/findings';
import { plain, sourceOf, type PageDocument } from '~/features/import/website-facts/page/page-document';
import { matchesIn, isOrder, wordsAround } from '~/features/import/website-facts/page/text-around';

/** Mentions on one page, and parts of its markup that may have words. */
const maxMentions = 100;
const maxParts = 300;

const numbers: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  ein: '1',
  zwei: '2',
  drei: '3',
  vier: '4',
  fünf: '5',
  una: '1',
  due: '2',
  tre: '3',
  quattro: '4',
  cinque: '5',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  deux: '2',
  trois: '3',
  quatre: '4',
  cinq: '5',
};
const count = `([1-5]|${Object.keys(numbers).join('|')})`;
const house =
  'hotel|motel|accommodation|apartments?|property|resort|boutique|b&b|bed (?:and|&) breakfast|guest ?house|hostel|motor (?:inn|lodge)|albergo|pensione|agriturismo|ferienwohnung|pension|gasthof|hostal|alojamiento|casa rural|hôtel';
const unit = '(?:stars?|sterne?n?|stelle|stella|estrellas?|étoiles?)';
/** Words that classify a house: '4 star hotel', 'Hotel mit drei Sternen', 'Star rating: 4', 'hotel de 3 estrellas'. */
const classifications: readonly RegExp[] = [
  `(?<![\\w.,+])${count}[\\s-]?${unit}s?(?:[\\s-](?:superior|plus))?[\\s-]+(?:(?:self[ -])?rated\\s+)?(?:(?:boutique|superior|luxury|family)\\s+)?(?:${house})(?![\\p{L}-])`,
  `(?<!\\p{L})(?:${house})\\s+(?:(?:mit|with|a|de|con|class[ée]s?|à)\\s+)?${count}\\s${unit}(?![\\p{L}-])`,
  `(?<!\\p{L})(?:(?:official )?star (?:rating|classification)|hotelklassifizierung|klassifizierung|classificazione|clasificación)\\s?(?:of|is|:|=|–)?\\s{0,2}${count}(?:[.,]0)?(?![.,]?\\d|\\s?/)(?:\\s?${unit})?`,
  `(?<!\\p{L})(?:officially (?:rated|classified)|classified|klassifiziert|classificato|clasificado|class[ée]e?s?(?: (?:en )?meubl[ée]s? (?:de )?tourisme)?)(?:\\s(?:as|at|with|with an?|mit|con))?\\s${count}\\s?${unit}`,
  `(?<!\\p{L})(?:mit|con)\\s${count}\\s${unit}\\s(?:klassifiziert|ausgezeichnet|classificat[oa]|clasificad[oa])`,
  `(?<![\\w.,+])${count}[\\s-]?${unit}\\s(?:nach\\s)?(?:dtv|dehoga)(?![\\p{L}])`,
  `qualmark:?\\s${count}[\\s-]?${unit}(?![\\p{L}-])`,
  `(?<![\\w.,+])${count}[\\s-]?${unit}\\s(?:official\\s)?(?:classification|rated by (?:star ratings|the aaa|aaa|racv|raa)|(?:star ratings|aaa) rat)`,
].map((source) => new RegExp(source, 'giu'));

/** Words of guests' opinions, of wishes, of neighbours and of denials, which do not classify this house. */
const notThisHouse =
  /review|guests? (rat|gave|say)|by (our |its )?guests|rating from|rezension|bewert|gäste|recension|opinion|reseña|valorac|huésped|ospiti|tripadvisor|google|booking\.com|expedia|airbnb|facebook|trustpilot|out of (5|10)|"|“|„|«|energy|nabers|michelin|service|comfort of|experience|quality|standard|like a|feel(s|ing)?\b|not an?\b|no longer|isn.t|never|kein|nicht|non è|no es|nearby|next (door )?to|opposite|neighbou?r|former(ly)?|\bnear\b|used to|million|we want|our (goal|aim)|almost|nearly|\bfast\b/iu;

/** The star rating that words give to the property itself; never glyphs, never an opinion of its guests. */
export function starsInText({ url, text }: Pick<PageDocument, 'url' | 'text'>): Finding[] {
  return classifications
    .flatMap((pattern) => matchesIn(text, pattern, maxMentions))
    .flatMap((match) => {
      const quote = wordsAround(text, match.index, match.index + match[0].length);
      const said = match[1] ?? '';
      const value = fieldValue('star_rating', numbers[said.toLowerCase()] ?? said);
      if (!value || match[0].includes('\n') || notThisHouse.test(quote) || isOrder(quote)) return [];
      return [{ field: 'star_rating', value, source: 'text', evidence: [{ url, quote }], weight: 1 }];
    });
}

/** The same in words that only the markup has: the title, descriptions in the head, and the alternative text of a badge. */
export function starsInMarkup(document: PageDocument): Finding[] {
  const { url, title, elements } = document;
  return elements
    .filter(({ name }) => /^(?:title|meta|img|svg|span|i)$/.test(name))
    .flatMap((element) => {
      const text = element.name === 'title' ? title : wordsOf(element);
      return text.length > 4 ? [{ element, text }] : [];
    })
    .slice(0, maxParts)
    .flatMap(({ element, text }) =>
      starsInText({ url, text }).map((finding) => ({
        ...finding,
        evidence: [{ url, quote: sourceOf(document, element) }],
      })),
    );
}

const described = /^(?:og:|twitter:)?(?:title|description)$/i;

function wordsOf({ name, attribs }: Element): string {
  if (name !== 'meta') return plain(attribs['alt'] ?? attribs['aria-label'] ?? attribs['title'] ?? '');
  return described.test(attribs['property'] ?? attribs['name'] ?? '') ? plain(attribs['content'] ?? '') : '';
}
