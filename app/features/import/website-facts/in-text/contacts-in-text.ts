import { textOf } from '~/features/import/crawling/markup/elements-of';
import { quoteOf, type Finding } from '~/features/import/website-facts/page/findings';
import { plain, sourceOf, type PageDocument } from '~/features/import/website-facts/page/page-document';
import { isAboutOther } from '~/features/import/website-facts/page/page-topics';
import { sectionsOf } from '~/features/import/website-facts/page/sections-of';
import { matchesIn, isOrder, wordsAround } from '~/features/import/website-facts/page/text-around';
import { fieldValue } from '~/features/import/website-facts/values/field-value';
import { foreignAddresses } from '~/features/import/website-facts/values/foreign-address';

import { atProvider } from '~/features/import/website-facts/values/mail-providers';

import { hiddenMail } from './hidden-mail';
import { scriptedMail } from './scripted-mail';
import { withoutCapitals } from './without-capitals';

/** Before a fax number, the number of a rescue service, or one in a register. */
const ofOtherNumber =
  /\b(?<!\b(?:ph|phone|tel|telephone|telefon|telefono|teléfono)\.?\s?(?:\/|&|and|or|e|y|und|et)\s?)(fax|facsimile|telefax|cfs|fire (?:service|brigade|danger)[^\n]{0,30}|ambulance|police|rescue|sos|emergenc(?:y|ies)(?: only)?|lock \d|abn|acn|booking no|licen[cs]e|cir|cin|cis|citra|p\.? ?iva|partita iva|codice fiscale|c\.?f|n\.?i\.?f|c\.?i\.?f|vft|vut|registro|siren|siret|tva|ust-?id(?:nr)?|steuernummer|hrb|vat|kvk|btw|iban|reg(?:istration|\.)? (?:no|nr|number))\b[^\n]{0,14}$/i;
/** Within one line: what follows on the next is another number, a price or an opening hour. */
const gap = '[^\\S\\n]';
/** '03.01.2020', and '01/10-30/04' for a season. */
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])`;
const date = String.raw`(?:${day}[./-](?:19|20)\d\d(?!\d)|${day}\.\d\d(?![.\d-])|${day}\.?\s?[-–]\s?${day}(?![./-]?\d))`;
const phone = new RegExp(
  `(?<=(?:tel|tél|tlf|teléfono|telefono|telefon|téléphone|phone|ph|call)[.:\\s]{1,4})[1-9]\\d{1,3}(?:${gap}?\\d{2,4}){2,4}(?![\\d-])|(?<![\\d$])\\([2-9]\\d{2}\\)${gap}?\\d{3}[ .-]\\d{4}(?![\\d-])|(?<![\\d$/-]|\\d\\.)(?!${date})(?:\\+\\d{1,3}(?:${gap}|[().-]){0,3}(?:\\(0\\)${gap}?)?|\\(0\\d{1,5}\\)${gap}?|\\(\\d{2}\\)${gap}?(?=9?\\d{4}-\\d{4})|0|1[38]00${gap}?)\\d(?:(?:${gap}|[()./-]){0,3}\\d){5,11}(?![\\d-])`,
  'gi',
);
/** A whole Australian number; further digits after it belong to something else. */
const australian =
  /^(?:(?:\+61[ .-]?(?:\(0\)\s?)?[2-478]|\(0[2-478]\)|0[2-478])[ .-]?\d{4}[ .-]?\d{4}|(?:\+61[ .-]?4|04)\d\d[ .-]?\d{3}[ .-]?\d{3}|1[38]00[ .-]?\d{3}[ .-]?\d{3})(?=\D|$)/;
/** Mobile numbers as their country writes them, without a prefix or a word before them. */
const mobileOf: Readonly<Record<string, RegExp>> = {
  es: /(?<![\d.,+-]|\d )[67]\d\d[ .]?\d{3}[ .]?\d{3}(?![\d.,-]| ?€| \d)/g,
  it: /(?<![\d.,+-]|\d )3[2-9]\d[ .]\d{3}[ .]?\d{3,4}(?![\d.,-]| ?€| \d)/g,
};
/** A house that has both is called at its own number. */
const lessForMobiles = 0.6;
const email = /[a-z0-9][\w.+'-]{0,60}@(?:[\p{L}\d-]{1,60}\.){1,4}[a-z]{2,24}/giu;
const street =
  'Street|St|Road|Rd|Avenue|Ave|Terrace|Tce|Esplanade|Drive|Dr|Lane|Ln|Place|Pl|Parade|Pde|Court|Ct|Crescent|Cres|Highway|Hwy|Boulevard|Blvd|Way|Square|Sq|Close|Grove|Mall|Quay|Circuit|Circus|Track|Rise|Row|Walk|Mews|View|Loop|Gardens|Promenade';
const address = new RegExp(
  String.raw`(?:(?:Unit|Suite|Level|Lot|Berth)\s+\w{1,5},?\s+)?(?:(?:\bLot\s+)?\b\d{1,5}[A-Za-z]?(?:\s?[-–/]\s?\d{1,5}[A-Za-z]?)?(?:[^\S\n]+|(?<=(?:^|\n)\d{1,5}[A-Za-z]?)\n)|(?<=^|\n)|(?:[A-Z][\w'’-]*\s+){0,3}(?:Wharf|Marina|Jetty|Landing),\s+|\b(?:Cnr|Corner)(?:\s+of)?\s+(?:[A-Z][\w'’.-]*\s+){1,3}(?:&|and)\s+)(?:(?:[A-Z][\w'’.-]*[^\S\n]+){1,4}(?:${street})s?\b\.?|The (?:Strand|Parade|Esplanade|Broadway|Boulevard|Terrace|Avenue|Crescent|Promenade|Causeway|Ridge|Corso|Common|Grange|Heights))[,\s|•·-]{1,4}(?:[A-Z][\w'’.-]*[ ,|•·]{1,3}\n?){1,4}(?:\n?(?:SA|S\.A\.|South Australia)\b[,\s]{0,3}5\d{3}|5\d{3}\b)`,
  'g',
);

/** Limits per page: links, mentions of each kind; and characters of one address. */
const max = { links: 200, words: 60, address: 2000 };

/** Before an address or number of another place of the same owner, on the line or as a heading above it. */
const elsewhere =
  /\b(head office|corporate|press|presse|media|restaurants?|ristorante|restaurante|bistro|bar|caf[eé]|osteria|trattoria|pizzeria|weingut|cellar door|book (?:a|your) table|tables?|dining|sister|partner|webmaster|web ?design|admissions?|student (?:admissions|services|contracts?)|shop orders?|online (?:shop|store)|website trouble|accounts?|council|(?:wine|shop|club) (?:orders?|sales)|studio|functions|golf|pro shop|weddings?|hochzeiten|matrimoni|bodas|events?)\b[^\n.]{0,24}\n?[^\n.]{0,24}$|\bbook (?:a|your) table\b[^\n]{0,50}$/i;

/** Before the number of a restaurant next door. */
const ofNeighbour =
  /\b(?:restaurant|ristorante|restaurante|trattoria|osteria|pizzeria|pub)\b[^\n]{0,50}\b(?:next door|across the road|nearby|accanto|vicino|nebenan|gegenüber|in der nähe|al lado|enfrente)(?!\p{L})[^\n]{0,90}$/iu;

/** Before the number of a roadhouse's mechanic. */
const ofMechanic = /\b(?:tyres?|towing|mechanic|breakdowns?|fuel)\b[^\n.]{0,24}\n?[^\n.]{0,24}$/i;

/** Headings above the address of an office that lets no rooms. */
const ofOffice = /\b(?:council|head office|corporate|our (?:other|sister) \w+)\b/i;

/** Headings and words above the address of whoever answers for a website and its data. */
const ofController =
  /datenschutz|verantwortlich|privacy|data controller|titolare|responsable|protección de datos|confidentialité|gegevensbescherming/i;

/** Right before the hosts' own address: they may live in another town. */
const ofHosts =
  /\b(?:vermieter(?:in)?|eigentümer(?:in)?|inhaber(?:in)?|gastgeber(?:in)?|proprietari[oa]|propietari[oa]|propriétaires?)\b[^\n]{0,80}$/i;

/**
 * Phone numbers, e-mail addresses and street addresses that visitors see; those in links of their own weigh
 * more.
 */
export function contactsInText(document: PageDocument): Finding[] {
  const sectionAt = sectionsOf(document);
  const isOther = isAboutOther(document);
  /** Less for another place of the same owner, more under a heading that names the rooms. */
  const place = (before: string, at: number) => {
    if (ofRooms.test(before)) return 1.5;
    const section = sectionAt(at);
    if (isOther || ofMechanic.test(before) || elsewhere.test(before) || elsewhere.test(section)) return 0.2;
    return ownDesk.test(section) ? 1.5 : 1;
  };
  const named = (before: string) =>
    /(phone|tel|telefono?|teléfono|téléphone|call|ph)\W{0,4}$/i.test(before) ? 2 : 1;
  const numbers = [phone, mobileOf[new URL(document.url).hostname.split('.').at(-1) ?? ''] ?? []].flat();
  return [
    ...linked(document),
    ...numbers.flatMap((pattern) =>
      matches(document, pattern, 'phone', (before, at) =>
        ofOtherNumber.test(before) || ofNeighbour.test(before) || /\bemergenc/i.test(sectionAt(at))
          ? -1
          : place(before, at) * named(before) * (pattern === phone ? 1 : lessForMobiles),
      ),
    ),
    ...(document.text.includes('@') ? matches(document, email, 'email', place) : []),
    ...hiddenMail(document),
    ...scriptedMail(document),
    ...contactsInPictures(document),
    ...addressesIn(document, sectionAt),
  ].map((finding) =>
    finding.field === 'email'
      ? { ...finding, weight: finding.weight + favour(finding.value) + atHome(finding.value, document.url) }
      : finding,
  );
}

/** Street addresses; those of whoever answers for the website weigh less. */
function addressesIn(document: PageDocument, sectionAt: (at: number) => string): Finding[] {
  const calm = withoutShouting(document.text);
  const ofWhom = (before: string, at: number) =>
    ofController.test(sectionAt(at)) || ofController.test(before) || ofHosts.test(before) ? 0.1 : 0.5;
  const here = (before: string, at: number) => {
    if (/\b(near|opposite|next to|from|postal|attraction|museum)\b[^\n.]{0,20}$/i.test(before)) return -1;
    return ofOffice.test(sectionAt(at)) ? 0.2 : 1;
  };
  return [
    ...foreignAddresses(document).flatMap((pattern) => matches(document, pattern, 'address', ofWhom, calm)),
    ...matches(document, address, 'address', here, calm),
  ];
}

/** Old websites show their address only in a picture, whose alt text contains it. */
function contactsInPictures(document: PageDocument): Finding[] {
  return document.elements
    .filter(({ name, attribs }) => name === 'img' && /\d{4}/.test(attribs['alt'] ?? ''))
    .slice(0, max.links)
    .flatMap((element) => {
      const text = plain(element.attribs['alt'] ?? '').slice(0, max.address);
      const quote = sourceOf(document, element);
      const said = { ...document, text };
      return [
        ...matches(said, address, 'address', () => 0.4, withoutShouting(text)),
        ...matches(said, phone, 'phone', () => 0.4),
      ].map((finding) => ({ ...finding, evidence: [{ url: document.url, quote }] }));
    });
}

/** Contacts of the maker of the website, which are never those of the house. */
const makers =
  /\b((web ?design|web ?site|site|page|powered|designed|developed|made|built|crafted|hosted|photo(?:graph(?:y|s|ed)?)?s?|fotos?|logo) ?(in [\w.]{2,20} )?(by|von|:)|design:|hébergeur ?:|hébergement ?:|hosting ?:|technische umsetzung|umsetzung:|realisierung|webdesign|gestaltung:|konzept:|realizzazione sito|diseño web|réalisation)(?:(?:(?!\.\s)[^\n]){0,40}|(?:(?!\.\s)[^\n|·]){0,90})$/i;

/** 'Rooms' right before a number, though the line above is about the restaurant. */
const ofRooms =
  /(?:^|[\n|·•,;.] ?)(?:our )?(?:rooms?|accommodation|reservations?|guest ?house|guestmaster|farm ?stay|stays|reception|motel|gästehaus|zimmer|rezeption|camere|habitaciones|chambres)(?: (?:bookings?|enquiries|reservations?|desk))?(?: \([^()\n]{1,30}\))?\s?[:–-]?\s(?:on |call |phone |tel\.? )?$/i;

const ownDesk =
  /^(?:(?:our|summer|guest|visitor) )?(hotel|motel|rooms?|accommodation|guest ?house|cottages?|cabins?|caravan park|bookings?|farm ?stay|reservations?|stay|zimmer|camere|habitaciones)\b.{0,20}$/i;

function linked(document: PageDocument): Finding[] {
  return document.elements
    .filter(({ name, attribs }) => name === 'a' && /^(tel|mailto):/i.test(attribs['href'] ?? ''))
    .slice(0, max.links)
    .flatMap((element) => {
      const href = (element.attribs['href'] ?? '').slice(0, max.address);
      const field = /^tel:/i.test(href) ? 'phone' : /^mailto:/i.test(href) ? 'email' : null;
      if (!field) return [];
      const text = plain(textOf(element));
      const shown = fieldValue(field, field === 'phone' ? alone(text) : text);
      const value = shown ?? fieldValue(field, href);
      const evidence = [{ url: document.url, quote: sourceOf(document, element) }];
      const isOther = value !== null && elsewhere.test(wordsBefore(document.text, text || value));
      const isMaker = value !== null && makers.test(wordsBefore(document.text, text || value));
      return value && !isMaker && !isOrder(text)
        ? [{ field, value, source: 'text' as const, evidence, weight: isOther ? 0.2 : 3 }]
        : [];
    });
}

/** A number without the words and digits that follow it. */
const alone = (said: string) => australian.exec(said)?.[0] ?? said;

function wordsBefore(text: string, said: string): string {
  const at = text.indexOf(said);
  return at < 0 ? '' : text.slice(Math.max(0, at - 60), at);
}

const withoutShouting = (text: string) => text.split('\n').map(withoutCapitals).join('\n');

/** Findings in `read`, which has the same length as the text. */
function matches(
  { url, text }: PageDocument,
  pattern: RegExp,
  field: 'phone' | 'email' | 'address',
  weigh: (before: string, at: number) => number,
  read = text,
): Finding[] {
  return matchesIn(read, pattern, max.words).flatMap((match) => {
    const end = match.index + match[0].length;
    const around = wordsAround(text, match.index, end);
    const said = field === 'address' ? oneLine(match[0]) : field === 'phone' ? alone(match[0]) : match[0];
    const value = fieldValue(field, said);
    const weight = weigh(text.slice(Math.max(0, match.index - 140), match.index), match.index);
    if (
      value === null ||
      weight < 0 ||
      isOrder(around) ||
      makers.test(text.slice(Math.max(0, match.index - 120), match.index))
    )
      return [];
    return [{ field, value, source: 'text', evidence: [{ url, quote: quoteOf(around) }], weight }];
  });
}

/** '5 Jetty Road\nGlenelg, South Australia 5045' → '5 Jetty Road, Glenelg SA 5045'. */
function oneLine(found: string): string {
  return plain(found.replace(/\s*[\n|•·]\s*|\s+-\s+/g, ', '))
    .replace(/,?\s*(South Australia|S\.A\.|SA)\b,?\s*/, ' SA ')
    .replace(/(,\s*)+/g, ', ')
    .trim();
}

function favour(address: string): number {
  if (
    /^(reserv\w*|bookings?|stay|rooms?|prenotazioni|buchung\w*|zimmer|camere|hotel|frontdesk)@/.test(address)
  )
    return 2;
  if (/^(info|hello|reception|rezeption|recepcion|enquir\w+|contact|kontakt|mail|welcome)@/.test(address))
    return 1;
  return otherDesk.test(address) ? -2 : 0;
}

const otherDesk =
  /^(no-?reply|privacy|datenschutz|careers?|jobs|webmaster|events?|functions|golf|pro shop|weddings?|accounts|council|abuse|support|press|presse|media|marketing|head ?office|restaurant\w*|ristorante\w*|bistro|dining|bar|cafe|kitchen|cellar\w*|spa|golf|shop|orders?|sales|admissions?|enrol\w*|students?|studio)@|@(restaurant|ristorante|bistro|cafe|trattoria|osteria|pizzeria)|@(example|sentry|wix)\./;

/** An address at the website's own host is the house's own; one at a stranger's host is a partner's. */
function atHome(address: string, url: string): number {
  const host = new URL(url).hostname.replace(/^www\./, '');
  if (address.endsWith(`@${host}`)) return 2;
  return atProvider.test(address) ? 0 : -0.5;
}
