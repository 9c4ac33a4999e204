import { textOf } from '~/features/import/crawling/markup/elements-of';

import { describedIn } from './page/described-in';
import { plain, type PageDocument } from './page/page-document';

/** Headings and links of the start page, and characters of its text, that are looked at. */
const max = { headings: 60, links: 200, text: 20_000 };

/** What a house tells those who want to come: how to reach it, when to come, what a night costs. */
const ownOffer =
  /\b(?:tel|telephone|phone|telefon|teléfono|telefono|téléphone|mobile)\b ?[.:]|[\w.+-]@[\w-]+\.|\bcheck[ -]?(?:in|out)\b.{0,30}\d|\b(?:an|ab)reise\b.{0,20}\d|\bbook (?:now|online|direct|your stay)\b|\bjetzt buchen\b|\bprenota\b|\breserva(?:r)? ahora\b|\bcontact us\b|\+\d{2}[ \d(]/i;
const linksToHouse = ({ elements }: PageDocument) =>
  elements.some(({ name, attribs }) => name === 'a' && /^(?:tel|mailto):/i.test(attribs['href'] ?? ''));

/** 'What is a boutique hotel?', 'Six things a cottage must have', 'Your next weekend away'. */
const topics =
  /^what (?:is|are|makes) |\bwhat is an? |\bdifferences? between\b|\bdiferencias? entre\b|\bunterschied\p{L}* zwischen\b|\b(?:\d{1,2}|six|seven|five|ten|seis|cinco|siete|diez|sei|cinque|dieci|sechs|fünf|zehn) (?:things|tips|reasons|ways|cosas|razones|consejos|motivi|cose|dinge|gründe|tipps)\b|\b(?:tips|advantages|benefits) (?:of|for|on|when)\b|\bhow to (?:choose|find|pick|save)\b|\byour next (?:weekend|holiday)\b|\b(?:wiki|glossary|abc)\b/iu;

const kinds = String.raw`(?:boutique |budget |luxury |economy |typical )?(?:hotels?|motels?|hostels?|hostal(?:es)?|b&bs?|guest ?houses?|casas? rural(?:es)?|ferien(?:häuser|wohnungen)|agriturismi|gîtes|resorts|hospedajes tipo hostal)`;
/** 'A hostel is …', 'Boutique hotels are …', 'Los hostales suelen …': sentences about all such houses. */
const generalSentence = new RegExp(
  String.raw`(?:^|[.!?:]\s|\n)(?:(?:an?|the typical|most|some|many|normalmente|los|las|die|viele) ){0,3}${kinds} (?:(?:is|are|has|have|offer|usually|can|vary|suelen|son|cuentan|vienen|tienen|wurden|sind|haben|verfügen|sono|hanno|sont)\b)`,
  'giu',
);

/** 'We arrived in the dark', 'estuve allí': people who were guests. */
const ofGuests =
  /\b(?:we|i) (?:stayed|arrived|approached|checked (?:in|into)|drove|headed|walked|never saw|spent|booked|loved)\b|\bmy (?:favou?rite|room for the night)\b|\bour (?:stay|pavilion|room) (?:was|came|in)\b|\b(?:estuve|estuvimos|nos alojamos|fuimos a)\b|\bwir (?:übernachteten|waren|wohnten)\b/giu;

/** The marks of magazines and blogs. */
const posted =
  /^(?:advertisement|share (?:via|this)|article|read time\b.*|posted (?:by|on|in)\b.*|fuente \|.*|foto \|.*|\d+ (?:respuestas?|comments?)|supplied editorial.*|related articles?)$/i;
const sections =
  /^(?:where to (?:stay|eat|drink)|what to (?:do|see)|dónde (?:dormir|comer)|qué ver|dove (?:dormire|mangiare)|cosa vedere|où (?:dormir|manger))$/i;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const distinct = (text: string, pattern: RegExp) =>
  new Set(text.match(pattern)?.map((said) => said.toLowerCase())).size;
const headingsOf = ({ elements }: PageDocument) =>
  elements
    .filter(({ name }) => /^h[1-4]$/.test(name))
    .slice(0, max.headings)
    .map((heading) => plain(textOf(heading)));

/** An article, a blog or a dictionary about houses, which offers no night itself. */
export function isGeneralWriting(start: PageDocument): boolean {
  const text = start.text.slice(0, max.text);
  const headings = headingsOf(start);
  const isTopic = [start.title, ...headings.slice(0, 1)].some((said) => topics.test(said));
  const generals = count(text, generalSentence);
  if (headings.filter((said) => sections.test(said)).length >= 2) return true;
  if (ownOffer.test(text) || linksToHouse(start)) return isTopic && generals >= 3;
  const marks = start.lines.filter((line) => line.length <= 80 && posted.test(line)).length;
  return (
    isTopic || generals >= 2 || marks >= 2 || (count(text, ofGuests) >= 2 && !/\bper night\b/i.test(text))
  );
}

const software =
  /\b(?:software|saas|booking engine|channel managers?|property management systems?|pms|open api|apis?|cloud[- ](?:native|based)|dashboards?|integrations?|vendors?|request a demo|book a demo|free trial|pricing plans?|log ?in|invoices?|revenue management)\b/giu;
const softwareTitle =
  /\b(?:software|booking engine|channel manager|pms|property management system|hotel system)\b/i;

/** What is sold to hotels, not to their guests. */
export const isForHosts = ({ title, text }: PageDocument): boolean => {
  const said = distinct(text.slice(0, max.text), software);
  return said >= 5 || (said >= 3 && softwareTitle.test(title));
};

const agency =
  /\badd your (?:holiday )?property\b|\badvertiser\b|\bour property owners\b|\bthe property owners? (?:are|is|will|can|directly)\b|\bowner['’]?s['’]? area\b|\bmanagement agreement\b|\b(?:in touch|in contact) with the owners?\b|\bdirectly to the property owner\b|\ball of our properties\b|\bour (?:portfolio|collection) of (?:cottages|properties|homes)\b|\bhouse owners\b|\bcottage(?: holiday)? agenc(?:y|ies)\b|\binto our programme\b|\blisted with us\b|\bhauseigentümer\p{L}*|\bjeweiligen objektbeschreibung\b|\bjedes objekt\b|\bour owners\b/giu;

/** An agency or a portal, whose houses belong to others. */
export const isAgency = ({ text }: PageDocument): boolean => distinct(text.slice(0, max.text), agency) >= 2;

const leastTowns = 3;
/** 'Ferienwohnungen und Apartments in Zürich, Kilchberg und Chur' */
const homesInTowns =
  /(?<!\p{L})(?:ferienwohnungen|ferienhäuser|unterkünfte|apartments|holiday (?:homes|cottages|flats)|cottages|appartamenti|case vacanz[ae]|apartamentos|casas rurales|appartements|gîtes) (?:in|en|à|a|ad) ((?:\p{Lu}[\p{L}'’ -]{1,30}, )+\p{Lu}[\p{L}'’ -]{1,30}?,? (?:und|and|e|ed|y|et) \p{Lu}[\p{L}'’-]{1,30})/iu;

/** Homes in several towns, each of which a link or a small heading names: 'Chur', 'CHUR · GRAUBÜNDEN'. */
export function isInSeveralTowns(start: PageDocument): boolean {
  const said = homesInTowns.exec(describedIn(start))?.[1];
  if (said === undefined) return false;
  const links = start.elements
    .filter(({ name }) => name === 'a')
    .slice(0, max.links)
    .map((link) => plain(textOf(link)));
  const headings = start.lines
    .filter((line) => line.length <= 40)
    .flatMap((line) => /^(.+?) ?[·|–:] /.exec(line)?.[1] ?? []);
  const named = new Set([...links, ...headings].map((one) => one.toLowerCase()));
  const towns = new Set(said.split(/,? (?:und|and|e|ed|y|et) |, /).map((town) => town.trim().toLowerCase()));
  return [...towns].filter((town) => named.has(town)).length >= leastTowns;
}
