import { textOf } from '~/features/import/crawling/markup/elements-of';

import { fieldValue } from '~/features/import/website-facts/values/field-value';
import { describedIn } from '~/features/import/website-facts/page/described-in';
import { headingText } from '~/features/import/website-facts/page/heading-text';
import { quoteOf, type Finding } from '~/features/import/website-facts/page/findings';
import { isGroupName } from '~/features/import/website-facts/values/group-names';
import { plain, sourceOf, type PageDocument } from '~/features/import/website-facts/page/page-document';
import { propertyTypeIn } from '~/features/import/website-facts/values/property-type-of';
import { shortened } from '~/features/import/website-facts/values/shortened';
import { isOrder } from '~/features/import/website-facts/page/text-around';
import { cleanedName } from './cleaned-name';
import { ownLines } from './own-lines';
import { withoutCapitals } from './without-capitals';

/** Words of navigation, of banners and of placeholders, in the languages of such websites. */
const sayNothing =
  /^(home ?(page)?|welcome|index|untitled.*|my (web)?site|wordpress|official (web)?site|start(seite)?|accueil|inicio|contact( us)?|rooms?.*|rates?.*|about( us)?|über uns|chi siamo|quiénes somos|sobre nosotros|qui sommes[- ]nous|à propos|over ons|gallery|facilities|amenities|(?:(?:summer|winter|holiday|student|group|guest|visitor|short[- ]stay|luxury|budget|boutique|family|our|unique|affordable|quality|farm ?stay) )?accommodation|(?:our )?(?:guest ?house|hotel|motel|farm ?stay|cottage|apartments)|(?:die|das|der|unsere?|il|la|el|le|the|our) (?:pension|hotel|gasthof|haus|ferienwohnung|albergo|casa|hostal|b&b|motel|house|pub|maison|villa|lodge|rooms|tents|suites|cottages?|apartments?)|book (now|direct.*|online)|jetzt buchen|prenota.*|reserv\w*|location|faq|kontakt|contatti|contacto|(?:le|i) nostr[ei] (?:camere|appartamenti)|(?:unsere|nuestras|nuestros|nos) (?:zimmer|wohnungen|habitaciones|apartamentos|chambres)|zimmer.*|camere.*|(?:gli |i nostri )?appartamenti|(?:los |nuestros )?apartamentos|(?:les |nos )?appartements|ferienwohnungen|habitaciones.*|preise.*|impressum|menu|links?|(subscribe|sign up|follow|find|join|call|e-?mail|get in touch)\b.*|.*\b(newsletter|cookies?|best (price|rate)s?.*|bestpreis.*|reviews?|testimonials?|error|not found|just a moment.*|coming soon|read more|learn more|what (our )?guests say.*)|40\d.*)$/i;
/** What a page is about, in the languages of such websites: 'House rules', 'Rental rates', 'Algemene voorwaarden'. */
const pageTopic =
  /^(?:(?:our|general|house|park|motel|hotel|hostel|b&b|room|rental|guest|booking|reservations?|cancell?ation|refund|payment|privacy|important|useful|practical|extra|additional|seasonal|summer|winter|upper|lower|ground floor|terms|rates|policies|and|&|of) )*(?:terms|conditions|policy|policies|rules(?: .*)?|regulations?|information|info|faqs?|fees|rates?|tariffs?|prices?|services|(?:upper|lower) apartment)$|^check[ -]?in (?:and|&|y|e|und|et|en|\/) check[ -]?out$|^(?:alle|die|unsere|nos|les|i|nostri|nuestr[oa]s)? ?(?:preise|konditionen|agb|\p{L}*(?:ordnung|regeln|bedingungen)|buchungsinfos?|tarifs?|tarieven|prijzen|prix|tariffe|prezzi|tarifas|precios|regolamento|termini|condizioni|condiciones|normas|información|informations?|huisregels|algemene voorwaarden|reservatiebeleid|règlement|conditions)(?: .*)?$/iu;
/** A council has a caravan park; it is none. */
const authority = /\bcouncils?(?: of \p{L}[\p{L} ]+)?$|^(?:city|town|shire|municipality) of /iu;
export const saysNoName = (name: string): boolean =>
  sayNothing.test(name) || pageTopic.test(name) || authority.test(name);

/** Limits: names considered, parts of one title, and lines of one page that may name its owner. */
const max = { names: 60, parts: 12, owners: 30 };
const separators = /\s+(?:[|–—·•:»-]|::)\s+|\s*[|–—»]\s*|:\s+/;

type Kind = 'title' | 'og' | 'owner' | 'heading' | 'other-title';
/**
 * A vote for a name from one kind of place, such as a title. A kind of place counts once, however many pages
 * repeat it.
 */
const weights: Record<Kind, number> = { title: 2, og: 2, owner: 3, heading: 2, 'other-title': 1 };

type Voted = { value: string; kinds: Set<Kind>; evidence: Finding['evidence'] };

/**
 * The property's name, and its type from its name. The start page's title, its Open Graph title, its heading
 * and the copyright line decide together; a heading that several pages repeat names none of them, unless the title begins with it.
 */
export function namesInText(documents: readonly PageDocument[]): Finding[] {
  const votes = new Map<string, Voted>();
  const vote = (kind: Kind, said: string, url: string, quote: string) => {
    const value = fieldValue('name', withoutCapitals(cleanedName(said)));
    if (!value || value.length < 3 || value.length > 60 || saysNoName(value) || isOrder(quote)) return;
    const key = value.toLowerCase();
    if (!votes.has(key) && votes.size >= max.names) return;
    const before = votes.get(key) ?? { value, kinds: new Set(), evidence: [] };
    if (before.evidence.length < 3) before.evidence.push({ url, quote: quoteOf(quote) });
    before.kinds.add(kind);
    votes.set(key, before);
  };
  const repeated = repeatedHeadings(documents);
  documents.forEach((document, index) => {
    voteByTitle(document, vote, index === 0 ? 'title' : 'other-title');
    if (index === 0) voteByHead(document, vote);
    if (index === 0) voteByHeading(document, vote, repeated);
    voteByOwner(document, vote);
  });
  const best = bestOf([...votes.entries()], documents);
  if (!best) return [];
  const { value, evidence } = best;
  return [{ field: 'name', value, source: 'text', evidence, weight: 0 }, ...typeByName(value, evidence)];
}

/** Less for the name of a chain, which is on every page of all its houses. */
const ofGroup = 6;

/** 'B&B in the Southern Flinders' says what and where the house is, not its name. */
const isKindOfPlace =
  /^(?:unterk(?:unft|ünfte)|alojamientos?|alloggi|pernottamento|übernachten|logement) \p{Lu}\p{L}+$|^[\p{L} ]+ \p{L}+(?:\/\p{L}+)+$|^(?:(?:our )?(?:serviced|self[- ]contained|holiday|luxury) (?:apartments?|suites?|studios?|homes?) (?:above|beside|opposite|overlooking|next to|close to|steps from|minutes from|in|near)|(?:(?:a|the|your|boutique|luxury|cosy|family|small|charming|self[- ]contained|waterfront)\s+)*(?:b&bs?|bed (?:and|&) breakfast|hotels?|motels?|hostels?|accommodations?|apartments?|lodgings?|cottages?|cabins?|guest ?house|agriturismo|hotel|ferienwohnung|pension|zimmer|unterkunft|alojamiento|turismo rural|alloggi|camere|hostal|chambres? d['’]hôtes?|gîte)\s+(?:in|near|en|vicino a|bei|nahe|près d))(?!\p{L})/iu;

function bestOf(votes: readonly (readonly [string, Voted])[], documents: readonly PageDocument[]) {
  const text = documents
    .map((document) => `${describedIn(document)}\n${document.text}`.toLowerCase())
    .join('\n');
  /** Words of a title alone may say only what the house is: 'Backpackers Adelaide'. */
  const typeVotes = (key: string, { kinds }: Voted) =>
    propertyTypeIn(key) ? (kinds.size > 1 || countIn(text, key, 1) > 0 ? 2 : 1) : 0;
  const weightOf = ({ kinds }: Voted) => [...kinds].reduce((sum, kind) => sum + weights[kind], 0);
  const [first] = votes
    .map(([key, found]) => ({
      ...found,
      score:
        weightOf(found) +
        countIn(text, key, 4) / 2 +
        typeVotes(key, found) +
        (isAtHost(key, documents[0]?.url) ? weights.owner : 0) -
        (isGroupName(key) || isKindOfPlace.test(key) ? ofGroup : 0),
    }))
    .sort((one, other) => other.score - one.score);
  if (!first || first.score < 3) return null;
  const fuller = votes.find(
    ([, found]) =>
      weightOf(found) >= 2 &&
      !propertyTypeIn(first.value) &&
      !kindOfPlace.test(first.value) &&
      found.value !== first.value &&
      found.value.includes(first.value) &&
      (propertyTypeIn(found.value) || kindOfPlace.test(found.value)) &&
      !/,|\b(in|at|near|bei|a|en)\b/i.test(found.value.replace(first.value, '')) &&
      !typeAndTown.test(found.value.replace(first.value, '')),
  );
  const shorter = votes.find(([, found]) => isWithTown(first.value, found.value));
  return fuller?.[1] ?? shorter?.[1] ?? first;
}

/** What is left of 'Haus Lindenau B&B Hahndorf'. */
const typeAndTown = /^ (?:B&B|Bed (?:&|and) Breakfast|Hotel|Motel|Hostel|Apartments?) \p{Lu}[\p{L} -]+$/u;

/** 'Ferienwohnungen Hansen in Büsum' of a start page is 'Ferienwohnungen Hansen' on the others. */
const isWithTown = (longer: string, name: string) =>
  propertyTypeIn(name) !== null &&
  longer.startsWith(`${name} `) &&
  /^ (?:in|im|bei|a|ad|en|near|at) \p{Lu}[\p{L} -]+$/u.test(longer.slice(name.length));

/** Words at the end of a name for what no stored type is: 'Kestrel Creek Caravan Park'. */
const kindOfPlace =
  /\b(?:(?:caravan|holiday|tourist|cabin) (?:and \w+ )?park|farm ?stay|retreat|lodge|cottages?|cabins?|homestead|station|inn)$/i;

const lettersOf = (said: string) =>
  said
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z\d]/g, '');
const fewestLetters = 6;

/** The website's own host is a witness of a name: 'meadow-view-cottage.com' of 'Meadow View Cottage'. */
function isAtHost(name: string, url = 'https://-/'): boolean {
  const host = lettersOf(
    new URL(url).hostname
      .replace(/^(?:(?:www|m|en|de|it|es|fr|nl)\.)+/, '')
      .replace(/\.[^.]+(?:\.[^.]{2,3})?$/, ''),
  );
  const said = lettersOf(name);
  const [less, more] = said.length < host.length ? [said, host] : [host, said];
  return less.length >= fewestLetters && less.length * 2 >= more.length && more.includes(less);
}

/** How often a text contains these words, counted up to `limit`. */
function countIn(text: string, words: string, limit: number): number {
  let count = 0;
  let at = text.indexOf(words);
  for (; at >= 0 && count < limit; at = text.indexOf(words, at + words.length)) count += 1;
  return count;
}

type Vote = (kind: Kind, said: string, url: string, quote: string) => void;

function voteByTitle(document: PageDocument, vote: Vote, kind: Kind): void {
  const element = document.elements.find(({ name }) => name === 'title');
  if (!element) return;
  const quote = sourceOf(document, element);
  const segments = document.title.split(separators).filter(Boolean).slice(0, max.parts);
  for (const segment of segments) {
    vote(kind, segment, document.url, quote);
    // 'Riverbend Caravan Park, Mannum SA': a place follows the name.
    const [named = ''] = segment.split(', ');
    if (named !== segment) vote(kind, named, document.url, quote);
  }
}

function voteByHead(document: PageDocument, vote: Vote): void {
  const element = document.elements.find(
    ({ name, attribs }) => name === 'meta' && attribs['property']?.toLowerCase() === 'og:title',
  );
  if (!element) return;
  const quote = sourceOf(document, element);
  const segments = plain(element.attribs['content'] ?? '')
    .split(separators)
    .filter(Boolean);
  for (const segment of segments.slice(0, max.parts)) vote('og', segment, document.url, quote);
}

const headingsOf = ({ elements }: PageDocument) => elements.filter(({ name }) => name === 'h1').slice(0, 6);

/** Headings that are on two pages, or twice on one, in lower case. */
function repeatedHeadings(documents: readonly PageDocument[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const heading of documents.flatMap(headingsOf).map((element) => headingText(element).toLowerCase())) {
    if (seen.has(heading)) twice.add(heading);
    seen.add(heading);
  }
  return twice;
}

function voteByHeading(document: PageDocument, vote: Vote, repeated: ReadonlySet<string>): void {
  for (const element of headingsOf(document).slice(0, 2)) {
    const said = headingText(element);
    const isInTitle = document.title.startsWith(said);
    if (isInTitle || !repeated.has(said.toLowerCase()))
      vote('heading', said, document.url, sourceOf(document, element));
  }
}

function voteByOwner(document: PageDocument, vote: Vote): void {
  let owners = 0;
  for (const line of document.lines) {
    if (owners >= max.owners) break;
    const owner =
      /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:\d{4}(?:\s?[-–]\s?\d{4})?)?,?\s*(?:by\s+)?([\p{L}\d&'’ .-]{3,60}?)(?:\s+(?:pty|ltd|gmbh|s\.?r\.?l|s\.?l\.?|all rights|alle rechte|tutti i|todos los)\b.*|[.|,•·].*)?$/iu.exec(
        line,
      )?.[1];
    if (owner) owners += 1;
    if (owner) vote('owner', owner.replace(/\s+\d{4}$/, ''), document.url, line);
  }
}

/** How much words for a type count by their place; many a house that is called Villa is let by the room. */
export const typeWeights = { name: 2, introduction: 0, title: -1, calledVilla: -2 } as const;

function typeByName(name: string, evidence: Finding['evidence']): Finding[] {
  const value = propertyTypeIn(name);
  const weight =
    /^villa \p{L}/iu.test(name) && value === 'villa' ? typeWeights.calledVilla : typeWeights.name;
  return value
    ? [{ field: 'property_type', value, source: 'text', evidence: evidence.slice(0, 1), weight }]
    : [];
}

/** The type in the start page's title counts when nothing else says one. */
export function typeInTitle(start: PageDocument): Finding[] {
  const element = start.elements.find(({ name }) => name === 'title');
  const value = propertyTypeIn(start.title);
  if (!element || !value) return [];
  const evidence = [{ url: start.url, quote: sourceOf(start, element) }];
  return [{ field: 'property_type', value, source: 'text', evidence, weight: typeWeights.title }];
}

const introduces =
  /(?<!\p{L})(?:is|are|a|an|our|family[- ](?:run|owned)|boutique|charming|small|friendly|un|une|ett|vårt|ein|eine|unsere?|una|notre|nos|il nostro|nuestr[oa]s?)\s+(?:[\p{L}-]+\s+){0,4}?(serviced apartments?|apart-?hotel|bed (?:and|&) breakfast|b&b|guest ?house|backpackers?|hostel|motor inn|motel|apartments?|resort|villa|(?:holiday|beach|country) (?:home|house)|hotel|hôtel|ferienwohnung|pension|gasthof|albergo|hostal|casa rural|chambres? d['’]hôtes?|hotell|vandrarhem|pensjonat)(?!\p{L})/iu;

export const aboutStays =
  /(?<!\p{L})(\p{L}*zimmern?|haus|pension|gasthof|gäste|\p{L}*wohnung(?:en)?|hôtels?|chambres?|maison|gîtes?|dorms?|doubles?|bunks?|sleeps?|quarters|houseboats?|camer[ae]|casa|casale|studios?|lofts?|homestead|stanze|apartamentos|camas|agriturismo|ospiti|appartament[oi]|habitaciones|huéspedes|alojamiento|alojamento|quartos?|pousada|hóspedes|kamers?|boerderij|gasten|rooms?|suites?|hotel|motel|hostel|apartments?|cottages?|villas?|cabins?|units?|stays?|beds?|bedrooms?|b&bs?|carriages?|domes?|tents?|albergue|camas?|residential hall|guest ?houses?|hus|rum|hotell|gäster|b[äa]ddar|vandrarhem|pensjonat|pok(?:ój|oj\p{L}+|oi)|dom(?:u|em|ek|ku)|goś(?:cie|ci|ciom)|nocleg\p{L}*|guests?|accommodation|retreat|camps?|conference cent(?:re|er)|house)(?!\p{L})/iu;

/** 'Schön, dass Sie da sind.' says nothing about the house. */
const greeting =
  /^(?:(?:herzlich )?willkommen|schön, dass|grüß gott|welcome|hello|hi there|g['’]day|kia ora|nau mai|haere mai|welkom|bem-?vind[oa]s?|benvenut[oi]|bienvenid[oa]s?|bienvenue)(?!\p{L})[^.!?]{0,60}?(?:[.!]\s+| [-–] )(?=.{40})/iu;
/** 'All guests are to be welcomed as Christ, says the Rule.' */
const saying = /^[^.!?]{10,140}, (?:says?|said|wrote|writes) [^.!?]{2,40}\.\s+(?=.{40})/u;
const withoutGreeting = (said: string) => said.replace(greeting, '').replace(saying, '');

/** A sentence for those who have booked, or about money, introduces no place. */
const houseRule =
  /\b(deposits?|refund\w*|cancel\w*|smok\w+|vap(?:e|ing)|pets? (?:are|is)|credit cards?|identity|passports?|fees?|surcharges?|minimum (?:stay|age)|not (?:permitted|allowed|responsible)|prohibited|forbidden|vacated?|check(?:ing)?[ -]?(?:in|out)|penalt\w+|fine of|register all|must (?:be|provide)|guests are required|kaution|storn\w+|anreisetag|abreisetag|endreinigung|rauchen|haustiere|gebühr\w*|caparra|cauzione|documento|fumare|soggiorno minimo|obbligatori\w+|caution|arrhes|taxe de séjour|départs?|prohibid\w+|fumar|mascotas|fianza|huisdieren|roken|borg|inchecken|uitchecken)(?!\p{L})/iu;
/** 'Call us on 08 …' and '2 nights for $300' are no introductions either. */
const ofContact = /@|\b(?:tel|phone|e-?mail)\b ?[.:]|\+\d{2}[ \d]/i;
export const isHouseRule = (said: string): boolean => houseRule.test(said) || ofContact.test(said);

/** A page of rates or rules has no introduction. */
const isAboutTopic = (document: PageDocument): boolean =>
  [
    ...headingsOf(document).map((element) => plain(textOf(element))),
    ...document.title.split(separators),
  ].some((said) => pageTopic.test(said));

/** The first paragraph of the start page, and the type in it. */
export function introductionOf(start: PageDocument): Finding[] {
  const paragraphs = (isAboutTopic(start) ? [] : ownLines(start)).filter(
    (line) =>
      line.length >= 60 &&
      line.length <= 320 &&
      /[.!?]$/.test(line) &&
      !/cookie|javascript|©|browser|datenschutz|diese (?:web)?(?:site|seite)|questo sito|este sitio web|this website/i.test(
        line,
      ) &&
      !isHouseRule(line),
  );
  const introduction = paragraphs.find((line) => aboutStays.test(line)) ?? null;
  const paragraph = introduction && shortened(withoutGreeting(introduction));
  const typed = start.believable.slice(0, 60).find((line) => introduces.test(line));
  const type = typed && propertyTypeIn(introduces.exec(typed)?.[1] ?? '');
  const found = (field: Finding['field'], value: string, quote: string): Finding => ({
    field,
    value,
    source: 'text',
    evidence: [{ url: start.url, quote: quoteOf(quote) }],
    weight: typeWeights.introduction,
  });
  return [
    ...(introduction && paragraph ? [found('short_description', paragraph, introduction)] : []),
    ...(type
      ? [found('property_type', type, typed.length > 500 ? (introduces.exec(typed)?.[0] ?? '') : typed)]
      : []),
  ];
}
