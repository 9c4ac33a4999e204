import { isOrder, lineBelow, wordsAround } from '~/features/import/website-facts/page/text-around';
import { isToCome } from '~/features/import/website-facts/values/amenity-words';

import { sentenceAround } from './words-of-sum';

/**
 * What a sum is of besides a night: the words of each kind in seven languages. They need not name everything that has a price: a
 * sum that nothing proves to be of a night is none.
 */
const numbers = String.raw`(?:[3-9]|\d\d)`;
const years = String.raw`(?:years?(?: old)?|yrs|jahren?|jaar|ans|anni|años|anos)`;

const otherThings: Readonly<Record<string, string>> = {
  otherPeriods: String.raw`(?<!\bmid[\s-]?)\bweek(?:s|ly)?\b(?![\s-]?(?:nights?|ends?))|fortnight|month|woche\b|monat|settiman|semana|mes\b|(?<!\ben |\bfin de )\bsemaines?\b|\bmaand\b|\bmês\b|\bdays\b|\b(?:a|per) day\b|\bday (?:use|rooms?)|an hour|\b(?:per stay|per booking|pro aufenthalt|par séjour|por estancia|por estadía|per soggiorno|a soggiorno|per verblijf)\b`,
  longerStays: String.raw`\b(?:ab|from|dès|da|vanaf|à partir de|a partir de|for|für|über|more than) ${numbers} (?:tagen?|übernachtungen|nächten?|nights|days|nuits|jours|notti|giorni|noches|días|nachten|dagen)\b|\b(?:lang|long|full|hele?) week-?end\b|\b(?:séjour minimum|minimum stay|soggiorno minimo|estancia mínima)\b|\bmindestaufenthalt`,
  morePeople: String.raw`extra|additional|\beach\b|(?:third|fourth|fifth|further) (?:person|guest|adult)|\b(?:jeweils|jede|für jede|pour (?:toute|chaque)|elke|iedere|cada|ogni) (?:weitere |extra )?(?:person\w*|persona|personne|persoon)\b|\bpers(?:\.|onnes?)? ?(?:/|par|supp)|supplement|supplément|supletori|aufpreis|zuschlag|zustellbett|aufbettung|aggiunt|rollaway|cot\b|sofa ?beds?|kinderbed|bijzetbed|berço|lit suppl|nuitée de plus`,
  children: String.raw`kinder|\b(?:per|pro|par|por|a) (?:additional |weitere |extra )?(?:child|kid|infant|kind|enfant|bambin[oa]|niñ[oa]|criança)\b|\b\d{1,2}\s?(?:-|–|to|bis|à|a|t/m|tot)\s?\d{1,2}\s?${years}|\b(?:up to|under|over|until|from|bis|ab|unter|über|fino a|sotto i|hasta|menores de|jusqu['’]à|moins de|dès|tot|vanaf|onder|até)\s\d{1,2}\s${years}`,
  onePerson: String.raw`pro person|a persona|par personne|por persona|por pessoa|per persoon|p\.p\.p\.n|\bper adult\b|\b(?:pro|par|por|a) adult[oe]\b`,
  animals: String.raw`pet fee|per pet|\b(?:per|pro|par|por|a) (?:dog|cat|animal|mascota|chien|hund|tier|huisdier|cane|perro)\b|haustier|hund\b|cane\b|\bhond\b|\b(?:dogs?|pets?|hunde?|haustiere|cani|animali|perros|mascotas|chiens?|animaux|honden|huisdieren) [^.;:]{0,40}\b(?:welcome|allowed|accepted|permitted|willkommen|erlaubt|gestattet|ammess[io]|benvenuti|admiten|admitid[oa]s|acceptés|admis|bienvenus|welkom|toegestaan)\b`,
  food: String.raw`breakfast|brunch|lunch|dinner|\bmeals?\b|\bmains?\b|\bdrinks?\b|\bwine\b|frühstück|abendessen|halbpension|colazione|cena\b|desayuno|petit[- ]déj|\brepas\b|\bdîner\b|table d.h|ontbijt|diner\b|pequeno[- ]almoço|café da manhã|\bjantar|almoço|menu|menü|half[ -]board|demi-pension|mezza pensione|media pensión`,
  money: String.raw`deposit|bond|surcharge|\bfees?\b|fee\b|refund|cancel|credit card|minimum spend|save|\bcosts?\b|\badds?\b|\bless\b|worth|million|kaution|caution|cauzione|caparra|fianza|señal|acompte|arrhes|acconto|anzahlung|caução|\bborg\b|kurtaxe|taxe|tassa|\btax\b|\btaxa|belasting|voucher|gutschein|gift ?(?:cards?|certificates?)|geschenkkarte|buon[oi]\b|bonos? regalo|tarjetas? regalo|bons?[- ]cadeaux?|chèques?[- ]cadeaux?|cadeaubon|presentkort|\b(?:rise|rises|increase|increases|up|go up|more) by\b|steigen um|aument\p{L}+ (?:di|de)\b`,
  services: String.raw`parking|car ?park|garage|parkplatz|estacionamento|cleaning|endreinigung|pulizi|limpieza|ménage|schoonmaak|daily service|check[\s-]?(?:in|out)|laundry|\bfor (?:the )?(?:linen|bedding)\b|linen set|towel|locker|storage|spa\b(?!\s(?:room|suite|bath|cabin|villa|king|queen))|massage|\btours?\b|tasting|transfer|shuttle|\btaxis?\b|hire|wedding|hochzeit`,
  formerly: String.raw`\bwas\b|started at|used to (?:be|cost)|those were`,
};
const ofOther = new RegExp(Object.values(otherThings).join('|'), 'iu');

/** Headings of lists of other sums; a heading that names rooms or rates is of those. */
const otherLists =
  /restaurant|\bextras?\b|supplement|supplément|zusatz|zuschl|aufpreis|kinder|children|bambini|enfants|niños|hunde|\bdogs?\b|\bpets?\b|deposit|kaution|caution|kurtaxe|tourist tax|payments?\b|halbpension|parking|gift|voucher|gutschein|nebenkosten|other charges|gastos|cancel|storn|frühstück/iu;
const ofRoomsAndRates =
  /\b(?:rooms?|rates?|tariffs?|suites?|cabins?|cottages?|apartments?|units?|sites?|bed (?:and|&) breakfast)\b|zimmer|wohnung|chambres?|tarifs|camere|habitaci|kamers|appartement/iu;

/** A night that includes breakfast is still the price of a night. */
const inclusive =
  /\b(includ\w+|inclusive of|inclusief|with|incl\.?|met|mit|inkl\w*\.?|con|com|avec|ohne|without|excl\w*\.?|senza|sin|sans|zonder)\s+(\p{L}+\s+){0,2}(breakfasts?|frühstück|colazione|desayuno|petit[- ]déjeuner|ontbijt|pequeno[- ]almoço|café da manhã)/giu;

const severalNights =
  /(?<![\d-])\b([2-9]|[12]\d|two|three|four|five|six|seven|ten|fourteen) nights?\b|(?<!\p{L})([2-9]|[12]\d|zwei|drei|vier|fünf|sechs|sieben|due|tre|quattro|cinque|sei|sette|dos|tres|cuatro|cinco|seis|siete|deux|trois|quatre|cinq|six|sept) (nächten?|übernachtungen|notti|noches|nuits)(?!\p{L})/iu;
const saysNightAtAll = /(per|a|\/|each|pro|por|par|la) ?(night|nacht|notte|noche|noite|nuit)|nightly/i;

const ofOnePerson = /per (?:person|head)|(?<![a-z])p\.? ?p\b/i;

const ofDormitory = /\b(?:beds?|bunks?|dorms?|dormitor\p{L}+|lodges?)\b|schlafsaal|mehrbett|lager\b/iu;

/** Of the prices a person only that of a night in a dormitory is one of the property. */
function isOfOtherUnit(said: string): boolean {
  return (
    (severalNights.test(said) && !saysNightAtAll.test(said)) ||
    (ofOnePerson.test(said) && !(ofDormitory.test(said) && saysNightAtAll.test(said)))
  );
}

/** True when a sum, by the words around it or the heading above it, is of something else than a night of the place. */
export const isOfOther = (part: string, heading = ''): boolean =>
  isOfOtherUnit(part) || namesOther(part, heading);

/** True when the words name something else than a night of the place. */
export const namesOther = (part: string, heading = ''): boolean =>
  ofOther.test(part.replace(inclusive, ' ')) ||
  (otherLists.test(heading) && !ofRoomsAndRates.test(`${heading} ${part}`));

/** 'Weekly rates: powered site from $252, cabin from $930': the words before a colon are of every sum up to the full stop. */
const ledBy =
  /^(?:our )?(?:weekly|monthly|long[- ](?:stay|term)|extras?|supplements?|surcharges?|add-?ons?|fees|deposits?|bonds?|packages?|(?:gift )?vouchers?|wochenpreise?|monatspreise?|zuschläge|nebenkosten|zusatzkosten|arrangements?|gutscheine|pauschalen|prezzi settimanali|supplementi|semanas?|suplementos|suppléments|à la semaine|weekprijzen|toeslagen)(?: (?:rates?|prices?|tariffs?|stays?|charges?|fees))?$/i;
/** '3 nights, a bicycle and supper: 339 € p. P.' */
const ledByNights =
  /^(?:[2-9]|two|three|four|five|six|seven|zwei|drei|vier|fünf|sechs|sieben|due|tre|quattro|cinque|sette|dos|tres|cuatro|cinco|siete|deux|trois|quatre|cinq|sept) (?:nights?|nächte|übernachtungen|notti|noches|nuits)(?! (?:min|at least|or more|mindest|almeno|al menos|au moins|required))(?!\p{L})/iu;
const ofOneNight =
  /(?:per|a|\/|each|pro|por|par|la) ?(?:night|nacht|notte|noche|noite|nuit)(?!\p{L})|nightly/iu;
const isOfNights = (sentence: string): boolean =>
  ledByNights.test(sentence.trim()) && !ofOneNight.test(sentence);

const isLedByOther = (sentence: string): boolean => {
  const at = sentence.indexOf(':');
  const isList = at > 0 && ledBy.test(sentence.slice(0, at).trim());
  return isList || isOfNights(sentence);
};

/** 'If you stay five nights or more, it is $170 a night' is no usual price. */
const forLongStays =
  /\b(?:[3-9]|three|four|five|six|seven|ten|fourteen) nights (?:and|or) (?:more|longer|over)\b|\bif you (?:stay|book)\b[^.]{0,30}\bnights? or (?:more|longer)\b|\bstay(?:ing|s of|s)? (?:for )?(?:[3-9]|[1-9]\d|three|four|five|six|seven|ten|fourteen)\+? (?:or more )?(?:nights?|days)\b/i;

/** 'Join our mailing list for a night from $99' */
const forSubscribers =
  /\b(?:mailing list|newsletter|join (?:our|the) (?:list|club)|subscrib\w+|sign up|members? only|member rates?)\b/i;

/** A guest's words with a name behind them. */
const ofGuest = /^["“„«‘][^]{20,}["”“»’]\s?[–—-]/;
/** A sister house, the friends' motel, the owners' flat elsewhere. */
const notOurs =
  /\b(?:sister|other) (?:propert(?:y|ies)|hotel|motel|house|park)\b|\b(?:friends|mates|colleagues|neighbou?rs) at |\b(?:(?:we|owners|hosts) also (?:let|rent|have|own|run|offer)|vermieten (?:wir )?(?:auch|außerdem)|affitt(?:iamo|ano) anche|también (?:alquil|tenemos|disponemos)\p{L}*|louons aussi|verhuren ook)(?!\p{L})/iu;

/** Sums of packages, of later years, of long stays, of other houses and in orders, by the sentence around them. */
export function isToldOfOther(text: string, start: number, end: number): boolean {
  const [quote, sentence] = [wordsAround(text, start, end), sentenceAround(text, start)];
  return (
    isOrder(quote) ||
    ofGuest.test(quote) ||
    isLedByOther(sentence) ||
    isOfNights(lineBelow(text, start)) ||
    [notOurs, isToCome, forLongStays, forSubscribers].some((pattern) => pattern.test(sentence))
  );
}
