import { currencies } from '~/db/vocabulary';
import type { PropertyFact } from '~/jobs/property-facts';

import { currencyOfSign, moneyIn } from '~/features/import/website-facts/values/money-in';
import { isNode, type SchemaNode } from './schema-nodes';

type QuotedText = { text: string; quote: string };
type Price = { amount: number; currency: string | null; quote: string; currencyQuote: string | null };

const notANight =
  /voucher|gift ?card|car ?park|garage|cleaning|linen|bond|deposit|\bpets?\b|rollaway|extra (bed|person|guest)|(early|late) check|gutschein|frühstück|parkplatz|colazione|desayuno|breakfast|dinner|lunch|parking|spa|massage|wedding|transfer|tours?\b|ferry|flight|cruise|\bhire\b|ticket|membership/i;
const rooms = /^(HotelRoom|Room|Suite|Accommodation|Apartment|House)$/;

/**
 * The lowest and the highest price of a night in the offers of a lodging and of its rooms, or its price
 * range.
 */
export function pricesOfSchema(
  main: SchemaNode,
  nodes: readonly SchemaNode[],
): { prices: (readonly [PropertyFact, QuotedText])[]; warnings: string[] } {
  const others = nodes.filter((node) => node !== main && node.types.some((type) => rooms.test(type)));
  const offered = [main, ...others].flatMap((node) => offersOf(node, 0));
  const found = offered.length > 0 ? offered : rangeOf(main);
  const currency = found.find((price) => price.currency)?.currency ?? null;
  if (currency !== null && !(currencies as readonly string[]).includes(currency)) {
    return { prices: [], warnings: [leftOutText(currency)] };
  }
  const same = found
    .filter((price) => price.currency === null || price.currency === currency)
    .sort((one, other) => one.amount - other.amount);
  return { prices: [...bounds(same), ...stated(main, currency, same)], warnings: [] };
}

/** For people: why no price is proposed. */
export const leftOutText = (currency: string): string =>
  `Prices are in ${currency.slice(0, 12)}, which cannot be listed, so they were left out.`;

function bounds(prices: readonly Price[]): (readonly [PropertyFact, QuotedText])[] {
  const [lowest, highest] = [prices[0], prices.at(-1)];
  if (!lowest || !highest) return [];
  const priceFact = (field: PropertyFact, { amount, quote }: Price) =>
    [field, { text: String(amount), quote }] as const;
  const max = highest.amount > lowest.amount ? [priceFact('max_price', highest)] : [];
  return [priceFact('min_price', lowest), ...max];
}

function stated(main: SchemaNode, currency: string | null, prices: readonly Price[]) {
  const said = prices.find((price) => price.currency && price.currencyQuote);
  const [accepted] = textsAt(main, 'currenciesAccepted').filter(({ text }) => /^[A-Z]{3}$/.test(text));
  if (said && currency)
    return [['currency', { text: currency, quote: said.currencyQuote ?? said.quote }] as const];
  return accepted ? [['currency', accepted] as const] : [];
}

const textsAt = (node: SchemaNode, name: string): QuotedText[] =>
  (node.properties.get(name) ?? []).filter((value): value is QuotedText => !isNode(value));

function offersOf(node: SchemaNode, depth: number, outer: QuotedText | null = null): Price[] {
  if (depth > 4 || (depth > 0 && namesOf(node).some((name) => notANight.test(name)))) return [];
  if (isOfOtherSpan(node)) return [];
  const currency = textsAt(node, 'priceCurrency')[0] ?? outer;
  const own = ['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'].flatMap((name) =>
    textsAt(node, name).flatMap(({ text, quote }) => {
      const amount = Number(text.replace(/^[^\d]*/, '').replace(/,(?=\d{3})/g, ''));
      const isNight = Number.isFinite(amount) && amount >= 1;
      return isNight
        ? [{ amount, quote, currency: code(currency), currencyQuote: currency?.quote ?? null }]
        : [];
    }),
  );
  const items = ['offers', 'makesOffer', 'priceSpecification', 'containsPlace', 'itemOffered'];
  const isVoucher = (value: SchemaNode) => textsOfItem(value).some((text) => notANight.test(text));
  const inner = items.flatMap((name) =>
    (node.properties.get(name) ?? []).filter(isNode).filter((value) => !isVoucher(value)),
  );
  return [...own, ...inner.flatMap((value) => offersOf(value, depth + 1, currency))];
}

const otherSpan = /^(wee?k?(ly)?|mon(th)?(ly)?|ann|year(ly)?|hour|hur|person|guest|stay|c62)s?$/i;

/** A price by the week, the month or the person; 'DAY' and 'NIGHT' are those of a night. */
const isOfOtherSpan = (node: SchemaNode) =>
  [...textsAt(node, 'unitText'), ...textsAt(node, 'unitCode')].some(
    ({ text }) => otherSpan.test(text.trim()) || /\bper (person|guest|adult)\b/i.test(text),
  );

const namesOf = (node: SchemaNode) =>
  [...textsAt(node, 'name'), ...textsAt(node, 'category')].map(({ text }) => text);

const textsOfItem = (node: SchemaNode) =>
  (node.properties.get('itemOffered') ?? [])
    .filter(isNode)
    .flatMap((item) => textsAt(item, 'name').map(({ text }) => text));

const code = (quoted: QuotedText | null) => quoted?.text.trim().toUpperCase() || null;

/** '$149 - $320' and 'AUD 149–320'; signs without a number are ignored. */
function rangeOf(main: SchemaNode): Price[] {
  return textsAt(main, 'priceRange').flatMap(({ text, quote }) => {
    const sums = moneyIn(
      /\d/.test(text)
        ? text
            .replace(/(\d)\s*(?:-|–|to|bis)\s*(\d)/g, '$1 - $$$2')
            .replace(/(?<![\d$€£.,])(\d+) - \$/, '$$$1 - $')
        : '',
    );
    const currency = currencyOfSign(text);
    return sums.map(({ amount }) => ({ amount, quote, currency, currencyQuote: currency ? quote : null }));
  });
}
