import { fieldValue, timeOf } from './field-value';
import type { Finding } from './findings';
import { moneyIn } from './money-in';
import type { PageDocument } from './page-document';
import { firstMatches, isOrder, wordsAround } from './text-around';

const clock = String.raw`(?:\d{1,2}(?:[:.h]\d{2})?\s?(?:a\.?m\.?|p\.?m\.?|uhr|h(?![a-z]))|\d{1,2}[:.]\d{2}|(?:12\s?)?noon|midday|mittags|midi)(?![\w%])`;
const words = {
  check_in_time: String.raw`check[\s-]?in|arrivals?|anreise|arriv[ée]e|llegada|arrivo`,
  check_out_time: String.raw`check[\s-]?out|departures?|abreise|d[ée]part|salida|partenza`,
} as const;
/** Mentions of one kind on one page. */
const maxMentions = 100;
/** Opening hours of other services, and exceptions. */
export const otherHours =
  /breakfast|reception|office|bar\b|restaurant|pool|gym|dinner|lunch|late|early|after[\s-]?hours|check[\s-]?(in|out)|arriv|depart|anreise|abreise|frühstück|petit|colazione|flight|bus|train/i;
/** The text between word and time must not cross the end of a sentence. */
const gap = String.raw`(?:(?!${words.check_in_time}|${words.check_out_time})(?:[^.!?]|\?\n)){0,36}?`;

/** Check-in and check-out, read only where the time is beside the word. */
export function timesInText(document: Pick<PageDocument, 'url' | 'text'>): Finding[] {
  return (['check_in_time', 'check_out_time'] as const).flatMap((field) => [
    ...timesAfter(document, field),
    ...timesBefore(document, field),
  ]);
}

type TimeField = keyof typeof words;

function timesAfter({ url, text }: Pick<PageDocument, 'url' | 'text'>, field: TimeField): Finding[] {
  const pattern = new RegExp(
    String.raw`(?<!\w)(${words[field]})(?!\w)(${gap})(${clock})(\s?(?:-|–|to|until|bis)\s?(${clock}))?`,
    'gi',
  );
  return firstMatches(text, pattern, maxMentions).flatMap((match) => {
    const [whole, , between = '', first = '', , second] = match;
    const before = text.slice(Math.max(0, match.index - 14), match.index);
    if (beginsWithTime(text.slice(Math.max(0, match.index - 40), match.index))) return [];
    if (otherHours.test(between) || /\b(late|early|express)\W*$/i.test(before)) return [];
    // Check-in starts at the first of two times, check-out ends at the last.
    const said = field === 'check_out_time' && second ? second : first;
    return timeFinding({ url, text }, field, said, match.index, match.index + whole.length);
  });
}

const timeAtEnd = new RegExp(`^([^]*?)(?:${clock})[ ]?(?:for )?$`, 'i');
const anyWord = new RegExp(`(?:${words.check_in_time}|${words.check_out_time})[^.]{0,16}$`, 'i');

/** '3pm check-in' has its time before the word, 'check-out 10am, check-in 3pm' after it. */
function beginsWithTime(before: string): boolean {
  const rest = timeAtEnd.exec(before)?.[1];
  return rest !== undefined && !anyWord.test(rest);
}

function timesBefore({ url, text }: Pick<PageDocument, 'url' | 'text'>, field: TimeField): Finding[] {
  const pattern = new RegExp(String.raw`(?<!\w)(${clock})[ ]?(?:for )?(?:${words[field]})(?!\w)`, 'gi');
  return firstMatches(text, pattern, maxMentions).flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    if (/\b(late|early)\b/i.test(before) || new RegExp(`(${words[field]})\\W*$`, 'i').test(before)) return [];
    return timeFinding({ url, text }, field, match[1] ?? '', match.index, match.index + match[0].length);
  });
}

function timeFinding(
  { url, text }: Pick<PageDocument, 'url' | 'text'>,
  field: TimeField,
  said: string,
  start: number,
  end: number,
): Finding[] {
  const quote = wordsAround(text, start, end);
  const time = timeOf(said.replace('.', ':').replace(/:m/i, 'm'));
  const value = (time ?? timeOf(said)) && fieldValue(field, time ?? said);
  if (!value || isOrder(quote)) return [];
  const hour = Number(value.slice(0, 2));
  const isLikely = field === 'check_in_time' ? hour >= 10 : hour >= 6 && hour <= 15;
  return isLikely ? [{ field, value, source: 'text', evidence: [{ url, quote }], weight: 1 }] : [];
}

const notANight =
  /breakfast|dinner|lunch|parking|deposit|bond|surcharge|cleaning|pet fee|per pet|voucher|\bweek(s|ly)?\b|fortnight|month|\bcosts?\b|check[\s-]?(in|out)|cot\b|rollaway|extra|additional|each|spa\b|massage|tasting|tour|minimum spend|save|was\b|fee\b|worth|award|million|transfer|shuttle|hire|credit card|day use|locker|towel|laundry|drinks?|meals?|main(s)? from|pro person|kurtaxe|endreinigung|haustier|hund\b|parkplatz|abendessen|halbpension|gutschein|woche\b|monat|aufpreis|zuschlag|kinder|tassa|pulizi|a persona|settiman|cena\b|buono|cane\b|supplement|por persona|semana|mes\b|desayuno|cena|limpieza|fianza|colazione|frühstück|wedding|hochzeit|menu|menü/i;
const night =
  /per night|a night|\/\s?night|pp\/night|nightly|pro nacht|par nuit|por noche|a notte|pro übernachtung|per room|\bfrom\b|\bab\b|\bdesde\b|\ba partire da\b|^da\s|tariff|rate|price|preis|prezz|precio|tarif/i;

/** Prices that are stated per night: 'from $149', '$180 per night', rows of a page of rates. */
export function pricesInText({ url, text, title, lines }: PageDocument): Finding[] {
  const isRates = /rate|price|tariff|preise|tarif|prezzi|precios|listino/i.test(
    `${title} ${new URL(url).pathname}`,
  );
  const isNightly =
    isRates &&
    lines.some((line) =>
      /per night|nightly|\/\s?night|pro nacht|pro übernachtung|a notte|por noche|par nuit/i.test(line),
    );
  const found = moneyIn(text).flatMap((money) => {
    const quote = wordsAround(text, money.start, money.end);
    const own = partAround(text, money.start, money.end);
    const isNight = night.test(own) || (isNightly && own.length < 100);
    const isListed =
      isNight && !isOther(own) && !isOrder(quote) && money.amount >= 20 && money.amount <= 5000;
    return isListed ? [{ ...money, quote }] : [];
  });
  const finding = (field: Finding['field'], value: string, quote: string, weight = 1): Finding[] => {
    const taken = fieldValue(field, value);
    return taken ? [{ field, value: taken, source: 'text', evidence: [{ url, quote }], weight }] : [];
  };
  return found.flatMap(({ amount, currency, quote }) => [
    ...finding('min_price', String(amount), quote),
    ...finding('max_price', String(amount), quote),
    ...(currency ? finding('currency', currency, quote) : []),
  ]);
}

/** A bed is paid by the person, a dinner too: only with the word night is it a price of the property. */
const isOther = (part: string) =>
  notANight.test(part) || (/per person|\bp\.?p\b/i.test(part) && !/night|nacht|nuit|noche|notte/i.test(part));

/** Whether a text states this sum as the price of a night, and not of something else. */
export function isNightPrice(value: string, text: string): boolean {
  return moneyIn(text).some(
    ({ amount, start, end }) => String(amount) === value && !isOther(partAround(text, start, end)),
  );
}

/** Words that stand in a line of their own above or below a sum: 'from\n$119\nper night'. */
const lineBefore =
  /(^|\n)((?:prices?|rates?|preise)?\s?(?:from|ab|da|desde|à partir de)(?: (?:aud|eur))?|aud|eur|usd|gbp)\n(?=(?:(?:aud|eur|usd|gbp)\n)?$)/gi;
const lineAfter =
  /^\n((?:aud |eur |\/ ?)?(?:per night|a night|nightly|night|pro nacht|nacht|par nuit|por noche|noche|a notte|notte|per room)\b)/i;

/** The text around a sum, up to commas, sentence ends and other sums. */
function partAround(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - 90), start)
      .replace(lineBefore, '$1$2 ')
      .split(/[,;!?|•\n]|\.(?!\d)/)
      .at(-1) ?? '';
  const after =
    text
      .slice(end, end + 60)
      .replace(lineAfter, ' $1')
      .split(/[,;!?|•\n$€£]|\.(?!\d)/)[0] ?? '';
  return `${before.replace(/^.*[$€£]\s?[\d.]+/, '')}${text.slice(start, end)}${after}`;
}
