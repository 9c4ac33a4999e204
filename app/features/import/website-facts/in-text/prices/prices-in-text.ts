import { isForSearchEngines } from '~/features/import/crawling/choose-pages';
import { textOf } from '~/features/import/crawling/markup/elements-of';
import { isAboutAround } from '~/features/import/website-facts/in-text/surroundings';
import type { Finding } from '~/features/import/website-facts/page/findings';
import { plain, type PageDocument } from '~/features/import/website-facts/page/page-document';
import { wordsAround } from '~/features/import/website-facts/page/text-around';
import { fieldValue } from '~/features/import/website-facts/values/field-value';
import { moneyIn, type Money } from '~/features/import/website-facts/values/money-in';
import { inOneCurrency } from '~/features/import/website-facts/values/page-currency';

import { isBedOfNight, isLikelyNight, priceContextOf, proofOfNight } from './signs-of-night';
import { isOfOther, isToldOfOther } from './what-sums-are-of';
import { wordsOfSum } from './words-of-sum';

type SumOfNight = Money & { quote: string; isProven: boolean };

/**
 * The lowest and the highest price of a night that the pages of a website prove. A doubtful sum that is near and lower leaves the
 * price blank, one that is higher the highest price: it might be a night's too.
 */
export function pricesInText(documents: readonly PageDocument[]): Finding[] {
  const [start] = documents;
  if (!start) return [];
  const sums = documents
    .filter((document) => !isAboutAround(document) && !isForSearchEngines(document.url))
    .flatMap((document) =>
      inOneCurrency(document.text, sumsOfNights(document, start)).map((sum) => ({
        ...sum,
        url: document.url,
      })),
    );
  const proven = sums.filter(({ isProven }) => isProven);
  const doubtful = sums.filter(({ isProven }) => !isProven).map(({ amount }) => amount);
  const amounts = proven.map(({ amount }) => amount);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (doubtful.some((amount) => amount < least && amount >= least / 2)) return [];
  const isOpen = doubtful.some((amount) => amount > most && amount <= most * 2);
  return proven.flatMap(({ amount, currency, quote, url }) => {
    const finding = (field: Finding['field'], value: string): Finding[] => {
      const taken = fieldValue(field, value);
      return taken ? [{ field, value: taken, source: 'text', evidence: [{ url, quote }], weight: 1 }] : [];
    };
    return [
      ...finding('min_price', String(amount)),
      ...(isOpen ? [] : finding('max_price', String(amount))),
      ...(currency ? finding('currency', currency) : []),
    ];
  });
}

/** The sums of one page that are of a night by some sign and of nothing else. */
function sumsOfNights(document: PageDocument, start: PageDocument): SumOfNight[] {
  const { text } = document;
  const context = priceContextOf(document, start);
  if (!context) return [];
  const elsewhere = pricesElsewhere(document);
  return moneyIn(text).flatMap((money) => {
    const { start: at, end, amount } = money;
    const [quote, own] = [wordsAround(text, at, end), wordsOfSum(text, at, end)];
    const unit = context.unitAt(at);
    const isOther =
      unit === 'other' ||
      elsewhere.some((words) => quote.includes(words)) ||
      isOfOther(isBedOfNight(unit, quote) ? `${own} per night` : own, context.sectionAt(at)) ||
      isToldOfOther(text, at, end);
    const proof = !isOther && isLikelyNight(amount, own) ? proofOfNight(context, { text, own }, money) : null;
    return proof ? [{ ...money, quote, isProven: proof === 'proven' }] : [];
  });
}

/** True when a text states this sum as the price of a night, and not of something else. */
export function isNightPrice(value: string, text: string): boolean {
  return moneyIn(text).some(
    ({ amount, start, end }) => String(amount) === value && !isOfOther(wordsOfSum(text, start, end)),
  );
}

/** Links to other websites that are looked at, on one page. */
const maxLinks = 200;

/** Words of links to other hosts that state a sum: it is the price of that website. */
function pricesElsewhere({ url, elements }: PageDocument): string[] {
  const own = new URL(url).host;
  return elements
    .filter(({ name, attribs }) => name === 'a' && /^https?:/i.test(attribs['href'] ?? ''))
    .slice(0, maxLinks)
    .filter(({ attribs }) => {
      const href = attribs['href'] ?? '';
      return URL.canParse(href) && new URL(href).host !== own;
    })
    .map((element) => plain(textOf(element)))
    .filter((words) => moneyIn(words).length > 0);
}
