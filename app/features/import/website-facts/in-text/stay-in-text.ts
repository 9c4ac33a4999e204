import { fieldValue, timeOf } from '~/features/import/website-facts/values/field-value';
import type { Finding } from '~/features/import/website-facts/page/findings';
import type { PageDocument } from '~/features/import/website-facts/page/page-document';
import { matchesIn, isOrder, wordsAround } from '~/features/import/website-facts/page/text-around';

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const hour = `(?:\\d{1,2}|${hours.join('|')})`;
/** '2 in the afternoon', 'half past ten', 'ten o’clock in the morning'. */
const spoken = String.raw`half past ${hour}|${hour}(?: o['’]clock)? in the (?:morning|afternoon)`;
/** '1400' and '1000 hrs', but neither '1800 123 456' nor '1500 m'. */
const fourDigits = String.raw`(?<![$€£\d.,/-]\s?)(?:0[6-9]|1[0-8])(?:00|15|30|45)(?:\s?(?:hrs|hours|h|uhr)(?![a-z]))?(?![.,]?\d|\s?\d|\s?(?:m|km|met\w+|people|persons|guests|years?)\b)`;
const clock = String.raw`(?:${fourDigits}|${spoken}|\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap](?:\.m\.?|m)|uhr|uur|h(?![a-z]|\s?\d))|\d{1,2}\s?h\s?\d{2}|\d{1,2}\s(?:heures|hrs)|(?<=\bore\s)\d{1,2},\d{2}|\d{1,2}[:.h]\d{2}|(?:12\s?)?noon|midday|mittags|(?<!après[ -])midi)(?![\w%])`;
const words = {
  check_in_time: String.raw`check(?:ing)?[\s-]?in(?: time|tijd)?|einchecken|zimmer (?:steht|stehen)(?= ab)|consegna (?:degli )?appartamenti|(?:an(?:reise|kunfts?)tag)|ankunft|unterkunftsbeginn|(?:delivery of (?:the )?rooms|rooms? delivery|delivery rooms)|take possession of the rooms?|(?:rooms?|cottages?|apartments?|units?|cabins?|house) (?:(?:is|are|(?:will|can) be) )?available(?=\s(?:from|after|any ?time))|(?:consegna (?:delle )?(?:stanze|camere)|possesso (?:della|delle) (?:camera|stanza|camere))|habitaciones están disponibles|camere sono disponibili|acceso a la habitación|time in|in(?=:\s*(?:\d|$))|(?:rooms?|suites?|beds?|cabins?|studios?|apartments?|cottages?|villas?|units?|sites?|domes?|tents?|yurts?|pods?|chalets?|(?:house)?boats?|we) (?:are|is) ready|guarantee (?:that )?(?:your|the) (?:room|cottage|apartment|cabin|unit)s? (?:will|to) be ready (?:before|prior to)|boarding|se entra|(?:get|grab|collect|pick up) (?:your|the) keys?|(?:please )?come(?=\s(?:any ?time )?(?:between|after|from))|you are welcome(?=\s(?:any ?time )?(?:after|from) \d)|book(?:ing)? in|arrivals?|arrive(?=\?|:|\s(?:after|from|between|any|\d))|anreise|arriv[ée]es?|llegada(?: (?:deberá|debe) (?:realizar|hacer|efectuar)se)?|entrada|chegada|arrivo|inchecken|aankomst|inche?ckning|innsjekk(?:ing)?|indt?jekning|ankomst|zameldowanie|doba hotelowa od|άφιξη|チェックイン|체크인|入住`,
  check_out_time: String.raw`check(?:ing)?[\s-]?out(?: time)?|auschecken|uitchecktijd|abreisetag|räumung(?: (?:der|des) [a-zäöüß]+)?(?=\sbis)|(?:lasciat|liberat|rilasciat)[aeio](?: liber[aeio])?|lib[ée]rer (?:la|les|votre) chambres?|libérée?s?(?= (?:pour|avant|à) \d)|vacate (?:(?:the|your) )?(?:rooms?|cottage|cabin|apartment|unit|house|accommodation)(?: on [\w ]{3,24}(?=\sby))?|released(?=\s(?:by|within|before))|(?:must|should|to) be (?:returned|vacated|left)(?: free)?(?= (?:by|within|no later|before))|time out|out(?=:\s*(?:\d|$)|\sby\s\d)|be (?:out|gone|off (?:your|the) site)|keys? back|on your way(?=\sby)|se sale|(?:have|need) to (?:leave|go|be out)|(?:have|like|want) the rooms? back|(?:have|like) to have the rooms? back|departures?|(?:leave|depart|vacated?|return(?:ed)?|(?:boats?|keys?) (?:are|is|must be|to be|should be) back)(?=\?|\s(?:(?:when(?:ever)? you like|any ?time|(?:your|their|the) (?:rooms?|cabins?|units?|apartments?|dome|tent|site)|at the (?:wharf|marina|office)) )?(?:by|before|until|at|\d))|abreise|d[ée]parts?|salida(?: (?:deberá|debe) (?:realizar|hacer|efectuar)se(?: a partir)?)?|saída|partida|partenza|uitchecken|vertrek|utche?ckning|utsjekk(?:ing)?|udt?jekning|avresa|wymeldowanie|αναχώρηση|チェックアウト|체크아웃|退房`,
} as const;
/** Mentions of one kind on one page. */
const maxMentions = 100;
/** Opening hours of other services, and exceptions. */
export const otherHours =
  /breakfast|reception|office|bar\b|restaurant|pool|gym|dinner|lunch|\blate\b|early|after[\s-]?hours|check[\s-]?(in|out)|arriv|depart|anreise|abreise|frühstück|petit|colazione|ontbijt|pequeno|café|flight|bus|train/i;
/** The text between word and time must not cross the end of a sentence. */
const gap = String.raw`(?:(?!${words.check_in_time}|${words.check_out_time})(?:[^.!?]|\?\n|(?<=\bkl)\.)){0,36}?`;

/** Check-in and check-out, read only where the time is beside the word. */
export function timesInText(document: Pick<PageDocument, 'url' | 'text'>): Finding[] {
  return (['check_in_time', 'check_out_time'] as const).flatMap((field) => [
    ...timesAfter(document, field),
    ...bareHours(document, field),
    ...timesBefore(document, field),
    ...timesOfPair(document, field),
  ]);
}

type TimeField = keyof typeof words;

function timesAfter({ url, text }: Pick<PageDocument, 'url' | 'text'>, field: TimeField): Finding[] {
  const pattern = new RegExp(
    String.raw`(?<!\w)(${words[field]})(?!\w)(${gap})(${clock})(\s?(?:-|–|to|until|and|bis|und|à|et|até às|tot(?: uiterlijk)?|en|e|y)\s?(${clock}))?`,
    'gi',
  );
  return matchesIn(text, pattern, maxMentions).flatMap((match) => {
    const [whole, , between = '', first = '', , second] = match;
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    if (beginsWithTime(text.slice(Math.max(0, match.index - 40), match.index))) return [];
    if (/ready$/i.test(match[1] ?? '') && /\b(if|when|once)\s(\w+\s)?$/i.test(before)) return [];
    // 'When can we arrive and leave? Any time after 3 pm.'
    if (
      between.includes('?') &&
      /(?:arriv|check[\s-]?in|come|anreis|arriv|lleg)\w*\s(?:and|or|und|e|y|et|&|\/)\s$/i.test(before)
    )
      return [];
    // 'If you come after 7pm' is an exception.
    if (/\b(if|when|should) (you|guests)( (plan to|will|are to))?\s$/i.test(before)) return [];
    if (otherHours.test(between.replace(whereOneAsks, ' ')) || /\b(late|early|express)\W*$/i.test(before))
      return [];
    if (field === 'check_in_time' && (isLatest(before, between) || isLate(between, first))) return [];
    // Check-in starts at the first of two times, check-out ends at the last.
    const said = field === 'check_out_time' && second ? second : (startOfRange(between, first) ?? first);
    const found = timeFinding({ url, text }, field, said, match.index, match.index + whole.length);
    // 'Self check-in after 9pm' is for those who come late.
    return /\bself\W*$/i.test(before) ? found.filter(({ value }) => value < '18:00') : found;
  });
}

/** 'Anreise nach 22 Uhr: bitte anrufen', 'arrivals after 9 pm': those who come late. */
const isLate = (between: string, said: string) =>
  /\b(?:after|nach|dopo(?: le)?|después de|après|na)\W*$/iu.test(between.trim()) &&
  (timeOf(said.replace('.', ':')) ?? '') >= '19:00';

/** 'No arrivals after 8 pm', 'check-in until 20:00': an end without a beginning. */
const isLatest = (before: string, between: string) =>
  /\b(?:no|last|latest|late|keine|letzte[rn]?|spätere?) $/i.test(before) ||
  (/\b(?:by|before|until|till|no later|latest|spätestens|bis|entro|fino alle|antes de|hasta|avant|jusqu|au plus tard|voor|uiterlijk)(?!\p{L})/iu.test(
    between,
  ) &&
    !/\d|\b(?:from|after|ab|dalle|desde|a partir|à partir|vanaf|between|zwischen)(?!\p{L})/iu.test(between));

const bare = `(\\d{1,2}|${hours.join('|')})(?: o['’]clock)?`;
const bareWords = {
  check_in_time: new RegExp(
    String.raw`\b(?:(?:arriv(?:e|al)s?|come|check[\s-]?in|arrivo|entrada|llegada)(?: is| è| es)? (?:after|from|any ?time (?:after|from)|dalle(?: ore)?|dopo le(?: ore)?|a partir de las|desde las)|disponibles a partir de las|(?:camere|stanze|appartamenti) sono disponibili dalle(?: ore)?|(?:welcome|greet|meet) you (?:after|from|between)|inche?ckning (?:från |efter )?kl\.?) ${bare}(?=[;,.\n]|$| (?:and|e|y|please|but|on|until|till|alle|a las|hasta|horas)\b)(?!\.\d)`,
    'gi',
  ),
  check_out_time: new RegExp(
    String.raw`\b(?:(?:leave|depart(?:ure)?|check[\s-]?out|rooms? back|be (?:out|gone|off|away)|on your way|(?:room|cottage|cabin|house|place) is yours|\bgo|partenza|salida|(?:lasciat|liberat)[aeio](?: liber[aeio])?)(?: is| è| es|(?: se)? tiene que hacer)? (?:by|before|till|until|entro le(?: ore)?|antes de las|hasta las)|\butche?ckning (?:senast |före )?kl\.?) ${bare}(?=[;,.\n]|$| (?:and|please|but|on|horas|del)\b)(?!\.\d)`,
    'gi',
  ),
};
const bareHour = { check_in_time: [1, 6], check_out_time: [9, 12] } as const;
const bareAfternoon = [13, 18] as const;

/** 'Arrive after 3' where only an afternoon can be meant, 'leave by 10'. */
function bareHours({ url, text }: Pick<PageDocument, 'url' | 'text'>, field: TimeField): Finding[] {
  const [least, latest] = bareHour[field];
  return matchesIn(text, bareWords[field], maxMentions).flatMap((match) => {
    const said = hourOf(match[1] ?? '');
    const [hourSaid, isIn] = [Number(said), field === 'check_in_time'];
    const isAfternoon = isIn && hourSaid >= bareAfternoon[0] && hourSaid <= bareAfternoon[1];
    const isSure = isAfternoon || (hourSaid >= least && hourSaid <= latest);
    return isSure
      ? timeFinding(
          { url, text },
          field,
          isAfternoon ? `${said}:00` : said,
          match.index,
          match.index + match[0].length,
        )
      : [];
  });
}

/** 'Check-in is at the bar from 2 pm' gives the time of arrival, not that of the bar. */
const whereOneAsks = /^\s(?:is )?(?:at|in|from) (?:the|our) (?:front )?(?:bar|reception|office|desk)\b/i;

/** '3 pm' of 'Arrive 3 - 6 pm'. */
function startOfRange(between: string, end: string): string | null {
  const start = new RegExp(
    `(?<![\\d\\w])(${hour}(?:[:.]\\d{2})?)\\s?(?:-|–|to|until|and|bis|e|et|a|à|und|y|en|tot|alle)\\s?$`,
    'i',
  ).exec(between)?.[1];
  const unit = /(?:[ap]\.?m\.?|uhr|uur|heures|h| in the (?:morning|afternoon))$/i.exec(end)?.[0] ?? '';
  if (!start) return null;
  // '10 - 2 pm' begins before noon.
  const isMorning = /^p/i.test(unit) && parseInt(start) % 12 > parseInt(end) % 12;
  return `${start}${isMorning ? 'am' : unit}`;
}

/** 'Desde 14:00 día llegada', '2 pm for arrival'. */
const joins = '(?:for |(?:del )?día (?:de )?|(?:on )?the (?:day|date) of )?';
const timeAtEnd = new RegExp(`^([^]*?)(?:${clock})[ ]?${joins}$`, 'i');
const anyWord = new RegExp(`(?:${words.check_in_time}|${words.check_out_time})[^.]{0,16}$`, 'i');

/** '3pm check-in' has its time before the word, 'check-out 10am, check-in 3pm' after it. */
function beginsWithTime(before: string): boolean {
  const rest = timeAtEnd.exec(before)?.[1];
  return rest !== undefined && !anyWord.test(rest);
}

function timesBefore({ url, text }: Pick<PageDocument, 'url' | 'text'>, field: TimeField): Finding[] {
  const pattern = new RegExp(String.raw`(?<!\w)(${clock})[ ]?${joins}(?:${words[field]})(?!\w)`, 'gi');
  return matchesIn(text, pattern, maxMentions).flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    if (/\b(late|early)\b/i.test(before) || new RegExp(`(${words[field]})\\W*$`, 'i').test(before)) return [];
    return timeFinding({ url, text }, field, match[1] ?? '', match.index, match.index + match[0].length);
  });
}

const pair = new RegExp(String.raw`(?<!\w)(${clock}) in\s?[–—/,&-]\s?(${clock}) out(?!\w)`, 'gi');

/** '3pm in – 11am out'. */
function timesOfPair({ url, text }: Pick<PageDocument, 'url' | 'text'>, field: TimeField): Finding[] {
  return matchesIn(text, pair, maxMentions).flatMap((match) => {
    const said = match[field === 'check_in_time' ? 1 : 2] ?? '';
    return timeFinding({ url, text }, field, said, match.index, match.index + match[0].length);
  });
}

/** 'ten' → '10'. */
function hourOf(said: string): string {
  const at = hours.indexOf(said.toLowerCase());
  return at < 0 ? said : String(at + 1);
}

/** '1400 hrs' → '14:00', 'half past ten' → '10:30 am', '2 in the afternoon' → '2 pm', and 'after 3' where people arrive → '3 pm'. */
function inFigures(said: string, field: TimeField): string {
  const [, hours, minutes] = /^(\d{2})(\d{2})(?:\s?\w+)?$/.exec(said) ?? [];
  if (hours && minutes) return `${hours}:${minutes}`;
  const figures = said.toLowerCase().replace(/[a-z]+/g, hourOf);
  const half = /^half past (\d{1,2})$/.exec(figures)?.[1];
  const part = /^(\d{1,2}(?:[:.]\d{2})?)(?: o['’]clock)? in the (morning|afternoon)$/.exec(figures);
  const usual = (hour: string) => (field === 'check_in_time' && Number(hour) < 10 ? 'pm' : 'am');
  if (half) return `${half}:30 ${usual(half)}`;
  if (part) return `${part[1]} ${part[2] === 'morning' ? 'am' : 'pm'}`;
  return /^\d{1,2}$/.test(figures) ? `${figures} ${usual(figures)}` : said;
}

function timeFinding(
  { url, text }: Pick<PageDocument, 'url' | 'text'>,
  field: TimeField,
  said: string,
  start: number,
  end: number,
): Finding[] {
  const quote = wordsAround(text, start, end);
  const spelled = inFigures(said, field);
  const time = timeOf(spelled.replace(/[.,]/, ':').replace(/:m/i, 'm'));
  const value = (time ?? timeOf(spelled)) && fieldValue(field, time ?? spelled);
  if (!value || isOrder(quote)) return [];
  const hour = Number(value.slice(0, 2));
  const isLikely = field === 'check_in_time' ? hour >= 10 : hour >= 6 && hour <= 15;
  return isLikely ? [{ field, value, source: 'text', evidence: [{ url, quote }], weight: 1 }] : [];
}
