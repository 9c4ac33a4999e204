import { isAboutOther } from '~/features/import/website-facts/page/page-topics';
import type { PageDocument } from '~/features/import/website-facts/page/page-document';
import { sectionsOf } from '~/features/import/website-facts/page/sections-of';
import { lineAt, linesAbove } from '~/features/import/website-facts/page/text-around';
import type { Money } from '~/features/import/website-facts/values/money-in';

import { rowsOfTables, sumsInColumns, type UnitOfSum } from './table-columns';
import { namesOther } from './what-sums-are-of';
import { withoutSums } from './words-of-sum';

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
const nights = new RegExp(saysNight.source, 'gi');
const isBare = (own: string) => !/\p{L}/u.test(withoutSums(own).replace(nights, ' ').replace(filler, ' '));

/** 'Rates per person per night' says what the sums of a whole table are. */
const allPerNight =
  /(?:^|[.!] )(all )?(our )?(rates|prices|tariffs?)\b.{0,40}\bper (person |room )?(per |and )?night|\b(?:precios|tarifas|prezzi|tariffe|preise|prix|tarifs|prijzen)\b(?:(?!person).){0,40}\b(?:(?:por|y) noche|(?:per|a|e) notte|(?:pro|und) nacht|(?:par|et) nuit|per nacht)/i;

/** One sentence of a line may be of nights and the next of taxes. */
const saysAllNights = (line: string) =>
  line.split(/(?<=[.,!?;])\s/).some((sentence) => perNight.test(sentence) && !namesOther(sentence));

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

/** '$105 | Double $120 | Family $160 per night'. */
const rowOfNights =
  /^[$€£]\s?\d[\d.]*(?:(?:\s?[|,;•·/]\s?| and )[\p{L} &()-]{2,30}[$€£]\s?\d[\d.]*){1,8}\s?(?:per night|a night|nightly|p\/?n)\b/iu;

/** 'Singles $65, doubles $95, all per night'. */
function isSharedNight(text: string, start: number): boolean {
  if (rowOfNights.test(text.slice(start, start + 220))) return true;
  const sentence = text.slice(start, start + 160).split(/\n|[.!?](?!\d)/)[0] ?? '';
  return /,? (all|each) (are )?per night\b/i.test(sentence);
}

/** 'Noche de domingo a jueves, temporada baja: 180 €' */
const startsWithNight =
  /^(?:(?:precio|prezzo|prix|preis|price)s? (?:por|de la|a|per|pro|par|de) )?(?:noches?|notte|nuit|nacht|nights?)(?: [^$€£\d]{0,60})?[,:][^$€£\d]{0,40}[€$£]?\s?\d[\d.,]*\s?(?:€|euros?)?$/iu;

/** The words for what one sleeps in, for a time of the year, or for how many sleep there. */
const ofSleeping =
  /\b(?:rooms?|(?:per|a|\d[ -]) ?beds?|bedded|dorms?|bunks?|sites?|tents?|camp\w*|caravans?|cabins?|cottages?|suites?|studios?|units?|apartments?|villas?|singles?|doubles?|twins?|triples?|quads?|queens?|kings?|family|standard|deluxe|superior|economy|budget|chalets?|lodges?|pods?|domes?|yurts?|boats?|people|[1-9] persons?|two|couples?|sleeps|low|high|peak|off-?peak|mid|season|summer|winter|spring|autumn|weekdays?|weekends?|midweek|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec|ene|abr|ago|dic|gen|mag|giu|lug|ott|okt|dez|alta|media|baja|bassa|estudio|dormitorios?|ático|monolocale|bilocale|trilocale)\b|zimmer|(?:pro|je|im) bett|wohnung|appartement|haus|saison|sommer|winter|nebensaison|camer[ae]|(?:posto|a) letto\b|singola|doppia|matrimoniale|tripla|quadrupla|appartament|stagione|habitaci|camas? en|por cama|individual|doble|temporada|casa|chambre|gîte|\blits?\b|basse|haute|moyenne|kamer|bedden|quarto|rum\b|pokój|pokoj|stuga|部屋|\d{1,2}[./]\d{1,2}/iu;
/** A bed among many may cost less than any room. */
const leastOfBed = 8;
const leastOfRoom = 20;
const mostOfNight = 5000;
const ofBed =
  /\b(?:beds?|dorm(?:s|itory)?|bunks?|camas?|literas?|letto|posto letto|lits?|dortoir)\b|schlafsaal|mehrbett/i;
/** Characters of a line that is a row, a card or an offer, and no prose. */
const longestRow = 100;
/** Few extras cost as much for a night. */
const dearerThanExtras = 60;

/** What a page says about all its sums. */
export type PriceContext = {
  isNightly: boolean;
  isElsewhere: boolean;
  isWeekly: boolean;
  /** By its title and address: 'Our rooms', '/suites'. */
  isOfRooms: boolean;
  unitAt: (position: number) => UnitOfSum | undefined;
  sectionAt: (position: number) => string;
};

const aboutRooms =
  /room|suite|stay|sleep|accom+od|apartment|cabin|cottage|unit|site|dorm|bed|villa|house|studio|loft|dome|yurt|tent|quarters|offer|special|deal|book|reserv|buch|prenot|zimmer|wohnung|haus|angebot|pauschal|camer|appartament|offert|habitacion|apartamento|oferta|alojamiento|quarto|chambre|g[iî]te|kamer|rum\b/i;
const ofRooms =
  /\b(?:rooms?|suites?|accommodation|apartments?|cabins?|cottages?|units?|villas?|studios?)\b|zimmer|wohnung|camere|appartament|habitaci|chambres?\b|kamers?\b/i;
const aboutRates = /rate|price|fees|tariff|preise|tarif|tariev|prijzen|prezzi|precios|preços|precos|listino/i;

const partsOfTitle = (title: string) => title.split(/\s[|–—•·»-]\s/);

/** Null for a page that is neither about rooms and rates nor the start page: its prices may be of others. */
export function priceContextOf(document: PageDocument, start: PageDocument): PriceContext | null {
  const { url, text, title, lines } = document;
  const { pathname } = new URL(url);
  const own = partsOfTitle(start.title);
  // 'Glenelg | Moseley Street Apartments' is about Glenelg.
  const topic = partsOfTitle(title).filter((part) => !own.includes(part));
  const isRates = aboutRates.test(`${title} ${pathname}`);
  const isNightly = (isRates && lines.some(saysAllNights)) || lines.some((line) => allPerNight.test(line));
  const about = `${topic.join(' ')} ${pathname}`;
  if (!isRates && !isNightly && pathname !== '/' && !aboutRooms.test(about)) return null;
  const units = sumsInColumns(lines, rowsOfTables(document));
  return {
    isNightly,
    isElsewhere: isAboutOther(document),
    isWeekly: saysWeeks(text),
    isOfRooms: pathname !== '/' && ofRooms.test(about),
    unitAt: (position) => units.get(position),
    sectionAt: sectionsOf(document),
  };
}

/**
 * How a sum that is of nothing else is of a night. 'proven': its own words or its column say a night, and it is large, of what
 * is slept in or a season, or of nothing that is named; or it is of what is slept in or a season, or a row of a page of rooms, in a
 * list of nights or with 'from'. 'doubtful': a part of this. Null: no sign.
 */
export function proofOfNight(
  { isNightly, isElsewhere, isWeekly, isOfRooms, unitAt, sectionAt }: PriceContext,
  { text, own }: { text: string; own: string },
  money: Money,
): 'proven' | 'doubtful' | null {
  const { start, amount } = money;
  const [line, unit] = [lineAt(text, start), unitAt(start)];
  const isRow = line.length <= longestRow && !/[.!?]$/.test(line);
  const isSaid =
    unit === 'night' ||
    saysNight.test(own) ||
    isOfSomeNights(money, text) ||
    isSharedNight(text, start) ||
    startsWithNight.test(line);
  const isLarge = amount >= dearerThanExtras;
  const isAlone = isBare(own);
  const beside = `${sectionAt(start)} ${isAlone ? linesAbove(text, start) : ''} ${line}`;
  const isNamed =
    ofSleeping.test(own) || (isRow && (isLarge || isAlone) && (isOfRooms || ofSleeping.test(beside)));
  const isListed =
    !isElsewhere &&
    own.length < longestRow &&
    (isNightly || (unit === 'people' && !isWeekly) || from.test(own));
  if (isSaid ? isLarge || isNamed || isAlone : isListed && isNamed) return 'proven';
  return isSaid || (isListed && isRow) || (ofSleeping.test(own) && !isElsewhere) ? 'doubtful' : null;
}

/** True where the amount may be that of a night of the place, whose own words these are. */
export const isLikelyNight = (amount: number, own: string): boolean =>
  amount >= (ofBed.test(own) && saysNight.test(own) ? leastOfBed : leastOfRoom) && amount <= mostOfNight;

/** 'Bed in a dormitory' in a column of nights: a person's bed is the place's price. */
export const isBedOfNight = (unit: UnitOfSum | undefined, words: string): boolean =>
  unit === 'night' && ofBed.test(words);
