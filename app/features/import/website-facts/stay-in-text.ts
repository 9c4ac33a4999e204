import { fieldValue, timeOf } from './field-value';
import type { Finding } from './findings';
import type { PageDocument } from './page-document';
import { firstMatches, isOrder, wordsAround } from './text-around';

const clock = String.raw`(?:\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap](?:\.m\.?|m)|uhr|h(?![a-z]))|\d{1,2}[:.h]\d{2}|(?:12\s?)?noon|midday|mittags|midi)(?![\w%])`;
const words = {
  check_in_time: String.raw`check[\s-]?in|book(?:ing)? in|arrivals?|arrive(?=\s(?:after|from|between|any|\d))|anreise|arriv[ée]e|llegada|arrivo`,
  check_out_time: String.raw`check[\s-]?out|departures?|(?:leave|depart|vacate)(?=\s(?:by|before|at|\d))|abreise|d[ée]part|salida|partenza`,
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
    if (otherHours.test(between.replace(whereOneAsks, ' ')) || /\b(late|early|express)\W*$/i.test(before))
      return [];
    // Check-in starts at the first of two times, check-out ends at the last.
    const said = field === 'check_out_time' && second ? second : (startOfRange(between, first) ?? first);
    return timeFinding({ url, text }, field, said, match.index, match.index + whole.length);
  });
}

/** 'Check-in is at the bar from 2 pm' gives the time of arrival, not that of the bar. */
const whereOneAsks = /^\s(?:is )?(?:at|in) (?:the|our) (?:front )?(?:bar|reception|office|desk)\b/i;

/** '3 pm' of 'Arrive 3 - 6 pm'. */
function startOfRange(between: string, end: string): string | null {
  const start = /(?<!\d)(\d{1,2}(?:[:.]\d{2})?)\s?(?:-|–|to|until|bis|e|et|und|y|alle)\s?$/i.exec(
    between,
  )?.[1];
  const unit = /(?:[ap]\.?m\.?|uhr|h)$/i.exec(end)?.[0] ?? '';
  if (!start) return null;
  // '10 - 2 pm' begins before noon.
  const isMorning = /^p/i.test(unit) && parseInt(start) % 12 > parseInt(end) % 12;
  return `${start}${isMorning ? 'am' : unit}`;
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
