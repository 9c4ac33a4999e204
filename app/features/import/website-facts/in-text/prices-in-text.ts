import { isForSearchEngines } from '~/features/import/crawling/choose-pages';
import { textOf } from '~/features/import/crawling/markup/elements-of';
import type { Finding } from '~/features/import/website-facts/page/findings';
import { plain, type PageDocument } from '~/features/import/website-facts/page/page-document';
import { isAboutAround } from './surroundings';
import { isAboutOther } from '~/features/import/website-facts/page/page-topics';
import { sectionsOf } from '~/features/import/website-facts/page/sections-of';
import {
  isOrder,
  lineAt,
  lineBelow,
  linesAbove,
  offerAbove,
  wordsAround,
} from '~/features/import/website-facts/page/text-around';
import { isToCome } from '~/features/import/website-facts/values/amenity-words';
import { fieldValue } from '~/features/import/website-facts/values/field-value';
import { moneyIn, type Money } from '~/features/import/website-facts/values/money-in';
import { inOneCurrency } from '~/features/import/website-facts/values/page-currency';

import { rowsOfTables, sumsInColumns } from './table-columns';
import {
  forLongStays,
  forSubscribers,
  ofFriends,
  ofOwners,
  isLedByOther,
  isOfNights,
  isOfOther,
  leastOfBed,
  leastOfRoom,
  notOurs,
  ofBed,
  ofSleeping,
  startsWithNight,
} from './what-sums-are-of';

const notANight =
  /breakfast|dinner|lunch|parking|car ?park|garage|deposit|bond|surcharge|cleaning|pet fee|per pet|voucher|(?<!\bmid[\s-]?)\bweek(s|ly)?\b(?![\s-]?(?:nights?|ends?))|fortnight|month|\bcosts?\b|check[\s-]?(in|out)|cot\b|rollaway|extra|additional|each|spa\b(?!\s(?:room|suite|bath|cabin|villa|king|queen))|massage|(?:afternoon|high|cream) teas?|brunch|picnics?|tasting|tour|minimum spend|save|was\b|fee\b|worth|award|million|transfer|shuttle|hire|credit card|day (?:use|rooms?)|\bdays\b|locker|towel|laundry|drinks?|meals?|main(s)? from|pro person|kurtaxe|endreinigung|haustier|hund\b|parkplatz|abendessen|sofa ?beds?|\bfor (?:the )?(?:linen|bedding)\b|daily service|halbpension|gutschein|woche\b|monat|aufpreis|zuschlag|kinder|tassa|pulizi|a persona|settiman|nuitée de plus|petit-déj|ménage|taxe|par personne|table d.h|cena\b|buono|cane\b|supplement|por persona|semana|mes\b|desayuno|cena|limpieza|fianza|colazione|frühstück|wedding|hochzeit|menu|menü|supletori|cama extra|zustellbett|aufbettung|lett[oi] aggiunt\w*|gift ?(cards?|vouchers?|certificates?)|geschenkkarte|boat parking|lit suppl|personne suppl|\b(a|per) day\b|\bguides?\b|each way|an hour|(third|fourth|fifth|further) (person|guest|adult)|ontbijt|diner\b|kinderbed|bijzetbed|\bhond\b|schoonmaak|\bborg\b|belasting|per persoon|p\.p\.p\.n|\bmaand\b|pequeno[- ]almoço|café da manhã|\bjantar|almoço|\btaxa|por pessoa|caução|estacionamento|berço|\bmês\b|started at|used to (be|cost)|those were|refund\w*|cancel\w*|\bless\b|\badds?\b|schnitzels?|steaks?|roasts?\b|schooners?|pints?\b|cocktails?|bottles?\b|glass\b|pizzas?|burgers?|parmi\w*|\bfines?\b|registration|infringements?|canoes?|kayaks?|bicycles|\bbikes?\b|golf\b|wool\b|honey\b|\bapples\b|gifts?\b|\btaxis?\b|\bferry\b|\bfähre|gepäck|\buber\b|\b(?:rise|rises|increase|increases|up|go up|more) by\b|steigen um|aument\p{L}+ (?:di|de)\b/iu;
/** A night that includes breakfast is still the price of a night. */
const inclusive =
  /\b(includ\w+|inclusive of|inclusief|with|incl\.?|met|mit|inkl\w*\.?|con|com|avec|ohne|without|excl\w*\.?|senza|sin|sans|zonder)\s+(\p{L}+\s+){0,2}(breakfasts?|frühstück|colazione|desayuno|petit[- ]déjeuner|ontbijt|pequeno[- ]almoço|café da manhã)/giu;
const perNight =
  /per night|^übernachtung (?:für )?\d (?:erwachsene|personen)|(?<![a-z])p\/?n\b|nightly|\/\s?night|per room and night|pro (?:(?:zimmer|wohnung|einheit) (?:und |\/ ?))?nacht|pro übernachtung|per nacht|(?:a|per) notte|por noche|por noite|(?:a|por) diária|(?:par|la) nuit|^nights?$/i;
/** A sum's own words say a night. */
const saysNight = new RegExp(
  String.raw`${perNight.source}|\ba night\b|pp/night|/\s?(?:noche|nacht|notte|nuit)|[$€£]\s?\d[\d.,]* night\b|week ?nights?\b|per room\b`,
  'i',
);
const from = /\b(?:from|ab|desde|vanaf|a partire da)\b|à partir de|(?:^|\s)da(?=\s[€\d])/i;
/** 'Rates from $169 per night': nothing is named that the sum might be of. */
const filler =
  /\b(?:our|rates?|prices?|tariffs?|start(?:s|ing)?|at|it|is|only|just|now|the|for|preise?|prezz[io]|precios?|tarif\w*|from|ab|desde|vanaf|da|tonight|all|and|to|incl\w*|gst|of|costs?)\b/gi;
const isBare = (own: string) =>
  !/\p{L}/u.test(
    withoutSums(own)
      .replace(new RegExp(saysNight.source, 'gi'), ' ')
      .replace(filler, ' '),
  );

/** 'Rates per person per night' says what the sums of a whole table are. */
const allPerNight =
  /(?:^|[.!] )(all )?(our )?(rates|prices|tariffs?)\b.{0,40}\bper (person |room )?(per |and )?night|\b(?:precios|prezzi|preise|prix|prijzen)\b(?:(?!person).){0,40}\b(?:por noche|(?:per|a) notte|(?:pro|und) nacht|par nuit|per nacht)/i;

/** Links to other websites that are looked at, on one page. */
const maxLinks = 200;

/**
 * Prices of a night that the pages of a website prove, and no others. A bound is proposed only when no sum beyond it might be
 * a night's too.
 */
export function pricesInText(documents: readonly PageDocument[]): Finding[] {
  const sums = documents
    .filter((document) => !isAboutAround(document) && !isForSearchEngines(document.url))
    .flatMap((document) =>
      inOneCurrency(document.text, sumsOfNights(document)).map((sum) => ({ ...sum, url: document.url })),
    );
  const proven = sums.filter(({ isProven }) => isProven);
  const [least, most] = boundsOf(proven.map(({ amount }) => amount));
  const isDoubtful = sums.some(({ amount, isProven }) => !isProven && amount < least && amount >= least / 2);
  const isOpen = sums.some(({ amount, isProven }) => !isProven && amount > most && amount <= most * 2);
  if (isDoubtful) return [];
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

const boundsOf = (amounts: readonly number[]) => [Math.min(...amounts), Math.max(...amounts)] as const;

type SumOfNight = Money & { quote: string; isProven: boolean };

/**
 * The sums of one page that are prices of a night by some sign. It is proven where a sum's own words or its column say a night, and
 * it is of a thing to sleep in, of a season, of nothing else, or large; or where a thing to sleep in or a season has a
 * sum 'from', on a page of rates or in a list of nights.
 */
function sumsOfNights(document: PageDocument): SumOfNight[] {
  const { url, text, title, lines } = document;
  const isRates = /rate|price|tariff|preise|tarif|tariev|prijzen|prezzi|precios|preços|precos|listino/i.test(
    `${title} ${new URL(url).pathname}`,
  );
  const isNightly = (isRates && lines.some(saysAllNights)) || lines.some((line) => allPerNight.test(line));
  const isElsewhere = isAboutOther(document);
  const columns = sumsInColumns(lines, rowsOfTables(document));
  const elsewhere = pricesElsewhere(document);
  const sectionAt = sectionsOf(document);
  return moneyIn(text).flatMap((money) => {
    const { start, end, amount } = money;
    const [quote, own] = [wordsAround(text, start, end), partAround(text, start, end)];
    const [column, section] = [columns.get(start), sectionAt(start)];
    const isStrange =
      column === 'other' ||
      elsewhere.some((words) => quote.includes(words)) ||
      isOfOther(own, section) ||
      isOther(column === 'night' && ofBed.test(quote) ? `${own} per night` : own) ||
      isStrangeAt(text, start, quote);
    const least = ofBed.test(own) && saysNight.test(own) ? leastOfBed : leastOfRoom;
    if (isStrange || amount < least || amount > 5000) return [];
    const isSaid =
      column === 'night' ||
      saysNight.test(own) ||
      isOfSomeNights(money, text) ||
      (!isElsewhere && isUpperEnd(text, start)) ||
      isSharedNight(text, start) ||
      startsWithNight.test(lineAt(text, start));
    const line = lineAt(text, start);
    const isRow = line.length <= longestLine && !/[.!?]$/.test(line);
    const isNamed =
      ofSleeping.test(own) ||
      (isRow &&
        (amount >= dearerThanExtras || isBare(own)) &&
        ofSleeping.test(`${section} ${linesAbove(text, start)} ${line}`));
    const isListed =
      !isElsewhere &&
      own.length < 100 &&
      (isNightly || (column === 'people' && !saysWeeks(text)) || from.test(own));
    const isProven = isSaid
      ? amount >= dearerThanExtras || isNamed || isBare(own)
      : isListed && isNamed;
    return isProven || isSaid || (isListed && isRow) || (ofSleeping.test(own) && !isElsewhere) ? [{ ...money, quote, isProven }] : [];
  });
}

/** Characters of a line that is a row, a card or an offer, and no prose. */
const longestLine = 100;
/** Few extras cost as much for a night. */
const dearerThanExtras = 60;

/** One sentence of a line may be of nights and the next of taxes. */
const saysAllNights = (line: string) =>
  line.split(/(?<=[.!?;])\s/).some((sentence) => perNight.test(sentence) && !isOfOther(sentence, ''));

/** Sums of supplements, of later years, of long stays and of other houses, by the sentence around them. */
const isStrangeAt = (text: string, at: number, quote: string) =>
  isOrder(quote) ||
  notOurs.test(quote) ||
  isAdded(text, at) ||
  isLedByOther(sentenceAround(text, at)) ||
  isOfNights(lineBelow(text, at)) ||
  isOfNights(offerAbove(text, at)) ||
  [isToCome, forLongStays, forSubscribers, ofFriends, ofOwners].some((pattern) =>
    pattern.test(sentenceAround(text, at)),
  );

/** The words before a position, up to the last of these ends. */
const clauseBefore = (text: string, at: number, { max, ends }: { max: number; ends: RegExp }): string =>
  text
    .slice(Math.max(0, at - max), at)
    .split(ends)
    .at(-1) ?? '';

const morePeople =
  /\b(?:(?:jede|für jede|pour toute|pour chaque|por cada|per ogni|for (?:each|every)|elke|iedere) )?(?:weitere|zusätzliche|supplémentaire|supplementare|adicional|additional|extra) (?:person\w*|persona|personne|persoon|guests?|adults?)\b|\bpersonne supplémentaire\b|\bpersona (?:adicional|extra|in più)\b/i;

/** '+ 25 € for a bed'; 'for any additional person on the sofa, it is 20 a night': the sentence says it before its sum. */
function isAdded(text: string, at: number): boolean {
  if (/\+\s?$/.test(text.slice(Math.max(0, at - 3), at))) return true;
  const before = clauseBefore(text, at, { max: 200, ends: /[.!?]\s|\n/ });
  return moneyIn(before).length === 0 && morePeople.test(before);
}

/** '130' of 'from 110 to 130'. */
const upperEnd =
  /(?:^|\s)(?:from|da|ab|von|desde|de|entre|between) [€$£]?\s?\d[\d.,]*\s?(?:€|euros?)? (?:to|and|a|al|bis|à|hasta|y|e|et) $/i;
const isUpperEnd = (text: string, at: number) => {
  const before = clauseBefore(text, at, { max: 90, ends: /[.;!?]\s|\n/ });
  return upperEnd.test(before) && !isOther(before);
};

/** 'Ask about our weekly rates' states none. */
const onRequest = /\b(?:ask|enquire|inquire|call|contact us|phone)\b[^.\n]{0,40}/gi;
const ofWeeks = /\b(weekly|per week|monthly|per month)\b/i;
const saysWeeks = (text: string) => ofWeeks.test(text.replace(onRequest, ' '));
/** '$195 midweek, $225 Friday and Saturday nights'; without 'nights' a dinner may be meant. */
const ofSomeDays =
  /^ (?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)s?(?![a-z]))(?:,? (?:and|to|or|&|–|-) |[–/-])(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)s?(?![a-z]))/i;
const dearerThanDinner = 60;

const ofSomeNights =
  /^ (?:on )?(?:mid-?week|week ?days|week ?ends|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:and|to|or|&) )?){1,2} nights?)(?=[\s,.;)]|$)/i;

const isOfSomeNights = ({ amount, end }: Money, text: string) => {
  const after = text.slice(end, end + 40);
  return ofSomeNights.test(after) || (amount >= dearerThanDinner && ofSomeDays.test(after));
};

const sentenceAround = (text: string, at: number) =>
  `${text
    .slice(Math.max(0, at - 200), at)
    .split(/[.!?]\s|\n/)
    .at(-1)}${text.slice(at, at + 200).split(/[.!?]\s|\n/)[0]}`;

/** '$105 | Double $120 | Family $160 per night'. */
const rowOfNights =
  /^[$€£]\s?\d[\d.]*(?:(?:\s?[|,;•·/]\s?| and )[\p{L} &()-]{2,30}[$€£]\s?\d[\d.]*){1,8}\s?(?:per night|a night|nightly|p\/?n)\b/iu;

/** 'Singles $65, doubles $95, all per night'. */
function isSharedNight(text: string, start: number): boolean {
  if (rowOfNights.test(text.slice(start, start + 220))) return true;
  const sentence = text.slice(start, start + 160).split(/\n|[.!?](?!\d)/)[0] ?? '';
  return /,? (all|each) (are )?per night\b/i.test(sentence);
}

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

const severalNights =
  /(?<![\d-])\b([2-9]|[12]\d|two|three|four|five|six|seven|ten|fourteen) nights?\b|(?<!\p{L})([2-9]|[12]\d|zwei|drei|vier|fünf|sechs|sieben|due|tre|quattro|cinque|sei|sette|dos|tres|cuatro|cinco|seis|siete|deux|trois|quatre|cinq|six|sept) (nächten?|übernachtungen|notti|noches|nuits)(?!\p{L})/iu;
const ofNight = /(per|a|\/|each|pro|por|par|la) ?(night|nacht|notte|noche|noite|nuit)|nightly/i;

const ofOnePerson = /per person|(?<![a-z])p\.? ?p\b/i;

/** A bed is paid by the person, a dinner too: only with the word night is it a price of the property. */
function isOther(part: string): boolean {
  const said = part.replace(inclusive, ' ');
  return (
    notANight.test(said) ||
    (severalNights.test(said) && !ofNight.test(said)) ||
    (ofOnePerson.test(said) &&
      (/twin[- ]share/i.test(said) || !/night|nacht|nuit|noche|noite|notte/i.test(said)))
  );
}

/** True when a text states this sum as the price of a night, and not of something else. */
export function isNightPrice(value: string, text: string): boolean {
  return moneyIn(text).some(
    ({ amount, start, end }) => String(amount) === value && !isOther(partAround(text, start, end)),
  );
}

/** Words in a line of their own above or below a sum: 'from\n$119\nper night'. */
const lineBefore =
  /(^|\n)((?:prices?|rates?|preise)?\s?(?:from|ab|da|desde|à partir de)(?: (?:aud|eur))?|aud|eur|usd|gbp)\n(?=(?:(?:aud|eur|usd|gbp)\n)?$)/gi;
const lineAfter =
  /^\n((?:aud |eur |\/ ?)?(?:per (?:bed|room),? per night|per night|a night|nightly|night|pro nacht|nacht|par nuit|por noche|noche|a notte|notte|per room)\b)/i;

/** The higher sum of '$190–$260 a night', whose words are those of the lower one too. */
const upTo = /^\s?(?:-|–|—|to|bis|a|al|à|hasta|tot)\s?(?:(?:A|AU)?[$€£]\s?)?\d[\d.,]*(?:\s?[€£])?(?=\s)/;

/** All up to the sum before, with its own unit: '75 euros par nuit' of '75 euros par nuit - 7 nuits seraient 600'. */
const pastSum =
  /^.*(?:[$€£]\s?[\d.]+|\d\s?euros?(?!\p{L})(?:\s?(?:\/|per|a|par|pro|por)\s?(?:night|nuit|nacht|noche|notte)(?!\p{L}))?)/iu;

/** The text around a sum, up to commas, sentence ends and other sums. */
function partAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - 90), start).replace(lineBefore, '$1$2 ');
  const after =
    text
      .slice(end, end + 60)
      .replace(upTo, ' ')
      .replace(lineAfter, ' $1')
      .replace(/\b(per (?:bed|room)), (?=per night\b)/i, '$1 ')
      .split(/[,;!?|•\n$€£]|\.(?!\d)|\d+ euros?/i)[0]
      // '(extra person' goes on with a sum of its own.
      ?.replace(/\([^()]*$/, '') ?? '';
  return `${labelIn(before).replace(pastSum, '')}${text.slice(start, end)}${after}`;
}

const withoutSums = (words: string) =>
  moneyIn(words).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), words);
const isSumsAlone = (words: string) => moneyIn(words).length > 0 && withoutSums(words).trim() === '';
/** 'Cama supletoria 15,00 €': a row, of which the first words are the label of every sum. */
function isRowSoFar(line: string): boolean {
  const [first] = moneyIn(line);
  return first !== undefined && first.start > 0 && withoutSums(line.slice(first.start)).trim() === '';
}

/** Characters of a line that labels the sum below it. */
const longestLabel = 60;

/** The subject of a sum: the words before it, else the clause before, else a short line above that is no sum itself. */
function labelIn(before: string): string {
  const own = before.split(/[,;!?|•\n]|\.(?!\d)/).at(-1) ?? '';
  if (own.trim() !== '' && !isSumsAlone(own)) return own;
  const line = before.split('\n').at(-1) ?? '';
  if (moneyIn(line).length > 0 && isRowSoFar(line))
    return `${moneyIn(line).reduce((rest, { start }) => rest.slice(0, start), line)} `;
  if (line.trim() !== '') return line.split(/[;!?|•]|\.(?!\d)/).at(-1) ?? '';
  const above = before.split('\n').at(-2) ?? '';
  return above.length <= longestLabel && moneyIn(above).length === 0 ? `${above} ` : '';
}
