import { textOf } from '~/features/import/crawling/markup/elements-of';
import { housesOfBrand } from '~/features/import/crawling/sister-houses';

import { isAgency, isForHosts, isGeneralWriting, isInSeveralTowns } from './about-houses-in-general';
import { isForNoTraveller } from './not-for-travellers';
import { isGroupName } from './values/group-names';
import { plain, type PageDocument } from './page/page-document';
import { isLodging, isNode, jsonLdNodes, microdataNodes, type SchemaNode } from './in-markup/schema-nodes';

/** Kinds of websites that are not the website of one place to stay. */
export type Mistaken =
  | 'parked'
  | 'check'
  | 'cookie-wall'
  | 'script-drawn'
  | 'article'
  | 'several'
  | 'closed'
  | 'no-stay';

/** For people. */
export const mistakenText: Record<Mistaken, string> = {
  parked:
    'There is no website at this address yet: it shows only the page of a parked or unfinished address.',
  check:
    'This website first checks whether its visitor is a person, so it cannot be read. Please fill in the form below.',
  'cookie-wall':
    'This website shows nothing until its visitor agrees to cookies, so it cannot be read. Please fill in the form below.',
  'script-drawn':
    'This website is drawn by scripts in the browser and has no text that can be read. Please fill in the form below.',
  article:
    'This is an article about places to stay, not the website of one. Please enter the address of the property’s own website.',
  several:
    'This website is about several places to stay. Please enter the address of the page of the one that you list.',
  closed:
    'This website says that the place has closed for good, so nothing was read. Please check the address.',
  'no-stay':
    'This website does not speak of rooms or overnight stays, so nothing was read. Please check the address.',
};

/** Limits per page: headings compared, and characters below which a page says next to nothing. */
const max = { headings: 200, little: 250 };

/** The kind of a website that is not about one place to stay; null when it may be about one. */
export function mistakenFor(documents: readonly PageDocument[]): Mistaken | null {
  const [start] = documents;
  if (!start) return null;
  const nodes = documents.flatMap((document) => [...jsonLdNodes(document), ...microdataNodes(document)]);
  const lodgings = nodes.filter(isLodging);
  if (placesOf(lodgings).size > 1) return 'several';
  if (lodgings.length > 0) return null;
  const text = documents.map((document) => document.text).join('\n');
  if (text.length < 1500 && isParked(start)) return 'parked';
  if (text.length < 1500 && isCheck(start)) return 'check';
  if (isCookieWall(documents)) return 'cookie-wall';
  if (text.length < max.little && isDrawn(start)) return 'script-drawn';
  if (isForHosts(start)) return 'no-stay';
  if (isArticle(start, nodes) || isGeneralWriting(start)) return 'article';
  if (hasClosed(text)) return 'closed';
  if (isTour(start) || isForSale(start) || isForNoTraveller(start, text)) return 'no-stay';
  if (
    isGroup(start) ||
    isBrand(start) ||
    isListOfHomes(start) ||
    isDirectory(start) ||
    isAgent(start) ||
    isAgency(start) ||
    isInSeveralTowns(start)
  )
    return 'several';
  return text.length >= 400 && isReadable(start) && !speaksOfStays(`${titlesOf(documents)}\n${text}`)
    ? 'no-stay'
    : null;
}

const textAt = (node: SchemaNode, name: string) =>
  (node.properties.get(name) ?? []).flatMap((value) => (isNode(value) ? [] : [value.text]))[0] ?? '';

/**
 * The street addresses of named lodgings. Rooms and apartments of one house share one address or have none.
 */
function placesOf(lodgings: readonly SchemaNode[]): ReadonlySet<string> {
  const streets = lodgings.flatMap((node) => {
    const street = (node.properties.get('address') ?? []).map((value) =>
      isNode(value) ? textAt(value, 'streetAddress') : value.text,
    )[0];
    return textAt(node, 'name') && street ? [street.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')] : [];
  });
  const numbered = streets.map((street) => /\d+[a-z]? \p{L}+|\p{L}+ \d+[a-z]?/u.exec(street)?.[0] ?? street);
  return new Set(numbered);
}

const parked =
  /domain( name)? (is |may be )?(for sale|parked|available|registered)|(buy|get|purchase) this domain|domain (steht|ist) (zum verkauf|geparkt)|dominio (è |está )?(in|en) vent?a|dominio in vendita|under construction|im aufbau|in costruzione|en construcci[oó]n|future home of|website coming soon|site is coming soon|default (web )?page|welcome to nginx|it works!|index of \/|account (has been )?suspended|domain (has )?(recently|just) been registered|is this your domain|hugedomains|sedoparking/i;
const isParked = ({ title, text }: PageDocument) => parked.test(`${title}\n${text}`);

const check =
  /just a moment|one moment,? please|(please wait while )?your request is being (verified|checked)|checking your browser|verify(ing)? (that )?you are (a )?human|are you a robot|enable javascript and cookies to continue|attention required|access denied|ddos protection|bist du ein mensch|captcha/i;
const isCheck = ({ title, text }: PageDocument) => check.test(`${title}\n${text}`);

const aboutCookies =
  /cookie|consent|einwillig|datenschutz|zustimm|privacy|informativa|accett|rifiuta|acept|rechaz|ablehnen|akzeptier|accept|reject|necessary|notwendig|privatsphäre|auswahl|willigen|consens|consentim|marketing|statisti|preferen|partner|tracking|third[- ]part|impressum|imprint/i;

/** A banner is shown beside the page; a wall replaces the page. */
function isCookieWall(documents: readonly PageDocument[]): boolean {
  const lines = documents.flatMap((document) => document.lines);
  const [said, other] = [
    lines.filter((line) => aboutCookies.test(line)),
    lines.filter((line) => !aboutCookies.test(line)),
  ];
  const lengthOf = (some: readonly string[]) => some.reduce((sum, line) => sum + line.length, 0);
  const asksForConsent =
    said.some((line) =>
      /cookie|einwillig|willigen|\bconsent\b|consenso|consentim|consentement/i.test(line),
    ) && lengthOf(said) >= 80;
  return asksForConsent && lengthOf(other) < max.little && lengthOf(other) < lengthOf(said);
}

const mounts = /^(root|app|__next|___gatsby|__nuxt|main-app|application|ember\d*|svelte)$/i;

function isDrawn({ elements, text }: PageDocument): boolean {
  const isMounted = elements.some(
    (element) =>
      (mounts.test(element.attribs['id'] ?? '') || /^app-root$/.test(element.name)) &&
      plain(textOf(element)).length < max.little,
  );
  const scripts = elements.filter(({ name }) => name === 'script').length;
  const asks = elements.some((element) => element.name === 'noscript' && /javascript/i.test(textOf(element)));
  return isMounted || asks || (scripts >= 2 && text.length < 60);
}

const stays =
  '(?:hotels|motels|hostels|places to stay|stays|b&bs|bed and breakfasts|resorts|villas|apartments|accommodations?|airbnbs|unterkünfte|pensionen|ferienwohnungen|alberghi|alloggi|hoteles|alojamientos|hostales)';
const lists = new RegExp(
  `(?<!\\p{L})(?:\\d{1,3}|top|best|finest|coolest|cheapest|ten|five|seven|besten|schönsten|migliori|mejores)(?!\\p{L})(?:[^.\\n]{0,40}?)(?<!\\p{L})(?:${stays}|hotel)(?!\\p{L})|where to stay|dove dormire|dónde dormir|wo übernachten`,
  'iu',
);
const written =
  /^(by|von|di|por|words by|text:)\s+\p{Lu}\p{L}+|(published|updated|posted|veröffentlicht|aktualisiert|pubblicato|publicado|min(utes?)? read)\b/iu;

/** An article with a writer or a date; 'The 10 best hotels in…' also with numbered headings. */
function isArticle(start: PageDocument, nodes: readonly SchemaNode[]): boolean {
  const headings = start.elements.filter(({ name }) => /^h[1-4]$/.test(name)).slice(0, max.headings);
  const first = headings.find(({ name }) => name === 'h1');
  const numbered = headings.filter((heading) => /^#?\d{1,2}[.):]?\s+\p{Lu}/u.test(plain(textOf(heading))));
  const isPosted = nodes.some((node) =>
    node.types.some((type) => /^(\w*Article|BlogPosting|ItemList|Report)$/.test(type)),
  );
  const isTyped = start.elements.some(
    ({ name, attribs }) =>
      name === 'meta' && attribs['property'] === 'og:type' && attribs['content'] === 'article',
  );
  const isDated = start.lines.some((line) => line.length < 120 && written.test(line));
  if (isTyped && isDated) return true;
  if (!lists.test(start.title) && !(first && lists.test(plain(textOf(first))))) return false;
  return isPosted || isTyped || numbered.length >= 3 || isDated;
}

const groups =
  /\b(our|all|find|choose) (\w+ )?(hotels|motels|properties|destinations|locations|resorts|apartments)\b|\bunsere (hotels|häuser|ferienwohnungen)\b|\bi nostri (hotel|alberghi)\b|\bnuestros (hoteles|alojamientos)\b|\b(hotel group|hotelgruppe|gruppo alberghiero|cadena hotelera|hotels & resorts)\b/i;
const houseName =
  /^(?:the )?(?:\p{Lu}[\p{L}’'&-]*\s){0,4}?(?:hotel|motel|hostel|resort|inn|lodge|albergo|pension|gasthof|hostal|b&b|villa \p{L}{3,})\b/iu;

/** Three headings, each with the name of a different house. */
function isGroup({ title, elements, text }: PageDocument): boolean {
  if (!groups.test(`${title}\n${text.slice(0, 4000)}`)) return false;
  const names = elements
    .filter(({ name }) => /^h[2-4]$/.test(name))
    .slice(0, max.headings)
    .map((heading) => plain(textOf(heading)))
    .filter((said) => said.length <= 50 && /\s/.test(said) && isHouse(said));
  return new Set(names).size >= 3;
}

const leastHouses = 3;
const addressIn =
  /\d{1,5}[a-z]?(?:[-/]\d{1,5})? (?:\p{Lu}[\p{L}'’.-]* ){1,4}[^\n]{0,40}?\b(?:SA|NSW|VIC|QLD|WA|TAS|NT|ACT) (\d{4})\b/gu;

/** 'Keystone Norwood', 'Keystone Glenelg' and more of one brand, on the page of the company or each with its address. */
function isBrand(start: PageDocument): boolean {
  const houses = housesOfBrand(start, /^(h[2-4]|strong|b)$/, leastHouses);
  if (houses.size < leastHouses) return false;
  const postcodes = new Set([...start.text.matchAll(addressIn)].map(([, code]) => code));
  const isCompany = start.title.split(/\s[|–—-]\s/).some(isGroupName);
  return isCompany || postcodes.size >= leastHouses;
}

const homes =
  /\b(holiday|beach|vacation|short[- ]stay) (homes?|houses?|rentals?|lettings?|properties)\b|\b\d+ (listings|properties|results|homes)\b|\bferienwohnungen\b|\bcase vacanza?e?\b/i;
const streetAt =
  /^\d{1,5}[a-z]?(?:[-/]\d{1,5})?\s(?:\p{Lu}[\p{L}'’.-]*\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Terrace|Tce|Esplanade|Drive|Dr|Lane|Place|Parade|Court|Crescent|Highway|Way|Close)\b/u;
const leastHomes = 3;

/** An agent's list: each home has a street and a price of its own. */
function isListOfHomes({ title, lines, text }: PageDocument): boolean {
  if (!homes.test(`${title}\n${text.slice(0, 4000)}`)) return false;
  const streets = new Set(lines.map((line) => streetAt.exec(line)?.[0].toLowerCase()).filter(Boolean));
  const nightly = lines.filter((line) => /[$€£]\s?\d/.test(line) && /night|nacht|notte/i.test(line));
  return streets.size >= leastHomes && nightly.length >= leastHomes;
}

const closedForGood =
  /\bclosed (its|our) doors\b|\b(is|has|have) (now )?(been )?(closed|shut) (for good|permanently|forever)\b|\bpermanently closed\b|\bno longer (takes?|accepts?|welcomes?) guests\b|dauerhaft geschlossen|\bschließen unser(?:e|en)? (?:\p{L}*haus|hotel|\p{L}*wohnung(?:en)?|pension|betrieb|gasthof)(?!\p{L})|chius[oa] definitivamente|cerrad[oa] (definitiva|permanente)mente|fermée? définitivement/iu;

/** A house that is open states a price per night or check-in times, even when its spa has closed. */
const hasClosed = (text: string) =>
  text.length < 2500 && closedForGood.test(text) && !/[$€£]\s?\d|\bcheck[\s-]?in\b|\bper night\b/i.test(text);

const forSale =
  /\b(for sale|for lease|freehold|leasehold)\b|zu verkaufen|in vendita|en venta|à vendre|à venda|te koop/i;
const salesWords =
  /\b(going concern|net profit|information memorandum|expressions? of interest|by appointment|vendors?|freehold|leasehold|auction|plus stock|sole agents?|listing agents?|land area|floor area|council rates)\b/gi;

/** A house or a business that an agent sells, whatever beds it has. */
function isForSale({ title, text }: PageDocument): boolean {
  const said = new Set(text.match(salesWords)?.map((word) => word.toLowerCase()));
  const isMillions = /\$\s?\d{1,3}(?:,\d{3}){1,2}(?!\d).{0,20}|\$\s?\d+(?:\.\d+)?\s?(?:m|million)\b/i.test(
    text,
  );
  return forSale.test(title) && (said.size >= 2 || (said.size === 1 && isMillions));
}

/** Days of a journey, paid by the person, with nights in the houses of others. */
function isTour({ title, text, lines }: PageDocument): boolean {
  const days = new Set(text.match(/\bday \d{1,2}\b/gi)?.map((day) => day.toLowerCase()));
  const isJourney =
    /\b(tours?|cruises?|journeys?|itinerar\w+)\b/i.test(title) &&
    (days.size >= 3 || (text.match(/\btours?\b/gi)?.length ?? 0) >= 5);
  return isJourney && !lines.some((line) => /per night|check[\s-]?in\b/i.test(line));
}

const titlesOf = (documents: readonly PageDocument[]) => documents.map(({ title }) => title).join('\n');

const directories =
  /\bvisitor (guide|information)\b|\b\d{2,} (places to stay|properties|stays|listings|hotels|accommodations?)\b|\baccommodation (guide|directory)\b|\b(browse|compare|search) \P{L}*(\p{L}+ ){0,2}(places to stay|accommodation|hotels)\b/iu;

const agents =
  /\blist (?:your (?:home|house|property|holiday \p{L}+)|with us)\b|\bfor (?:their|our|the) owners\b|\bour owners\b|\bowners?:|\b(?:all|featured) properties\b|\b\d{2,} holiday (?:homes|houses|rentals|properties)\b|\b(?:letting|rental|management) (?:agents?|agency)\b|\bproperty management\b/giu;

/** Houses of several owners, each with a price of its own under its name. */
const isAgent = (start: PageDocument) =>
  new Set(`${start.title}\n${start.text}`.match(agents)?.map((said) => said.toLowerCase())).size >= 2 &&
  pricedNames(start).size >= leastHomes;

/** A list of houses with a price each, on the page of a region or of a portal. */
const isDirectory = (start: PageDocument) =>
  directories.test(`${start.title}\n${start.text.slice(0, 4000)}`) && pricedNames(start).size >= leastHomes;

/** Headings with the price of a night in one of the next three lines. */
function pricedNames({ elements, lines }: PageDocument): ReadonlySet<string> {
  const names = elements.filter(({ name }) => /^h[2-4]$/.test(name)).slice(0, max.headings);
  const priced = names
    .map((heading) => plain(textOf(heading)))
    .filter((said) => {
      const at = lines.indexOf(said);
      return at >= 0 && lines.slice(at + 1, at + 4).some((line) => /[$€£]\s?\d.{0,20}night/i.test(line));
    });
  return new Set(priced);
}

const isHouse = (said: string) =>
  (houseName.test(said) || /\b(hotel|motel|hostel|resort|lodge|albergo)$/i.test(said)) &&
  !/^(our|the|about|why|your|this|unser|il|el|das|hotel) (hotel|motel|information|facilities|story)\b|^hotel (policies|facilities|services|info|ausstattung)/i.test(
    said,
  );

/** Words that hardly any website without beds has; two of them, or one again and again. */
const staysWords: readonly RegExp[] = [
  /\baccommodations?\b|unterkunft|übernacht|pernott|alloggi|alojamiento|hébergement|alojamento|hospedagem|overnacht/gi,
  /\b(per|a|one|two|three|\d+|additional|first|more) nights?\b|\/ ?(?:night|nacht|nuit|noche|notte)\b|pro nacht|(?<!\p{L})(?:nächten?|übernachtung\p{L}*)|\bnachten\b|\bnotti\b|\bnoches\b|a notte|por noche|por noite|diária|per nacht|(par|la) nuit|\bovernight\b|\bper room\b|\bper person per day\b/giu,
  /\bcheck[\s-]?(in|out)\b|anreise|abreise|\barrivée\b|an(?:reise|kunfts)tag|abreisetag|\bin-?checken\b|\buitchecken\b/gi,
  /\b(bedrooms?|(king|queen|twin|double|single|family) (beds?|rooms?|suites?)|en-?suites?|dorms?)\b|zimmer\b|\bcamer[ae]\b|habitaci|\bchambres?\b|\bquartos?\b|\bkamers?\b/gi,
  /\b(hotels?|motels?|hostels?|inn|lodge|resort|guest ?house|b&b|bed (and|&) breakfast)\b|\bb ?& ?b(?:['’]?s)?\b|gasthof|pension\b|albergo|hostal|hôtel|chambres d['’]h|pousada/gi,
  /\b(apartments?|cottages?|cabins?|villas?|suites?|chalets?|farm ?stay|glamping|studios?|houseboats?|gîtes?)\b|ferienwohnung|ferienhaus|\bcasas? rural(?:es)?\b|vakantiehuis|casa vacanze|\bnuestras? casas?\b|appartament|apartamento|agriturismo/gi,
  /\bsleeps? (\d|two|three|four|five|six|seven|eight|ten|twelve)|\bself[- ]contained\b|\bguest ?rooms?\b|\byour stay\b|\bstay with us\b|\b(your|our) rooms?\b/gi,
  /\b(?:saturday|friday)(?: [ap]m)? to (?:saturday|friday)\b|von (?:samstag|freitag) bis (?:samstag|freitag)|da sabato a sabato|du samedi au samedi|de sábado a sábado|\bchange-?over day\b/gi,
  // What only those pay and need who sleep there.
  /endreinigung|kurtaxe|ortstaxe|bettwäsche|\bbed linen\b|\btourist tax\b|taxe de séjour|tassa di soggiorno|\bbiancheria\b|\blenzuola\b|ropa de cama|beddengoed|\bhalf[ -]board\b|halbpension|mezza pensione|demi-pension|media pensión|toeristenbelasting|\bcheck[ -]?in\b|\bhouse rules\b|\bin the rooms?\b|\brooms? (?:rates?|keys?)\b|\brates are per room\b/gi,
];

/** Languages whose words for stays are known, and websites that name none. */
function isReadable({ html }: PageDocument): boolean {
  const said = /<html[^>]{0,200}\slang\s?=\s?["']?([a-z]{2})/i.exec(html.slice(0, 4000))?.[1];
  return said === undefined || /^(en|de|it|es|fr|pt|nl)$/i.test(said);
}

/** A start page's title that begins or ends with such a house; a shop, a system or a list of them has other words. */
const titled =
  /^(?!.*\b(?:best|top|system|software|management|portal|agency|directory|blog|template|demo|booking engine)\b)(?:.*[-–|·:] ?)?(?:(?:the|la|le|el|il) )?(?:casas? rural(?:es)?|agriturismo|ferien(?:wohnung(?:en)?|haus|häuser)|gästehaus|g[iî]te|chambres d['’]h[oô]tes|guest ?house|bed (?:and|&) breakfast|b&b|vakantiehuis|hostal|pension|chambres? d['’]hôtes?)(?!\p{L})/iu;

function speaksOfStays(text: string): boolean {
  if (titled.test(text.split('\n')[0] ?? '')) return true;
  const counts = staysWords.map((pattern) => [...text.matchAll(pattern)].length);
  return counts.filter((count) => count > 0).length >= 2 || counts.some((count) => count >= 4);
}
