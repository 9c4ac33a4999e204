import { textOf } from '~/features/import/crawling/elements-of';

import { fieldValue } from './field-value';
import { quoteOf, type Finding } from './findings';
import { plain, sourceOf, type PageDocument } from './page-document';
import { propertyTypeIn } from './property-type-of';
import { isOrder } from './text-around';

const sayNothing =
  /^(home ?(page)?|welcome|index|untitled.*|official (web)?site|start(seite)?|accueil|contact( us)?|rooms?.*|rates?.*|about( us)?|gallery|facilities|accommodation|book now|book direct.*|location|faq|kontakt|zimmer|preise|menu)$/i;
/** Limits: names considered, parts of one title, and lines of one page that may name its owner. */
const most = { names: 60, parts: 12, owners: 30 };
const separators = /\s+[|–—·•:»-]\s+|\s*[|–—»]\s*|:\s+/;

/** The property's name, from titles, headings and the copyright line; and its type, from its name. */
export function namesInText(documents: readonly PageDocument[]): Finding[] {
  const votes = new Map<string, { value: string; count: number; evidence: Finding['evidence'] }>();
  const vote = (said: string, url: string, quote: string, count: number) => {
    const value = fieldValue('name', cleaned(said));
    if (!value || value.length < 3 || value.length > 60 || sayNothing.test(value) || isOrder(quote)) return;
    const key = value.toLowerCase();
    if (!votes.has(key) && votes.size >= most.names) return;
    const before = votes.get(key) ?? { value, count: 0, evidence: [] };
    const evidence =
      before.evidence.length < 3 ? [...before.evidence, { url, quote: quoteOf(quote) }] : before.evidence;
    votes.set(key, { value: before.value, count: before.count + count, evidence });
  };
  for (const document of documents) {
    voteByTitle(document, vote);
    voteByHeading(document, vote);
  }
  const text = documents.map((document) => document.text.toLowerCase()).join('\n');
  const [first] = [...votes.entries()]
    .map(([key, found]) => ({
      ...found,
      score: found.count + countIn(text, key, 4) + (propertyTypeIn(key) ? 2 : 0),
    }))
    .sort((one, other) => other.score - one.score);
  const fuller = [...votes.values()].find(
    ({ value, count }) =>
      first && count >= 2 && value !== first.value && value.includes(first.value) && propertyTypeIn(value),
  );
  if (!first || first.score < 3) return [];
  const best = fuller ?? first;
  const { value, evidence } = best;
  return [{ field: 'name', value, source: 'text', evidence, weight: 0 }, ...typeByName(value, evidence)];
}

/** How often a text contains these words, counted up to `limit`. */
function countIn(text: string, words: string, limit: number): number {
  let count = 0;
  let at = text.indexOf(words);
  for (; at >= 0 && count < limit; at = text.indexOf(words, at + words.length)) count += 1;
  return count;
}

type Vote = (said: string, url: string, quote: string, count: number) => void;

function voteByTitle(document: PageDocument, vote: Vote): void {
  const element = document.elements.find(({ name }) => name === 'title');
  if (!element) return;
  const quote = sourceOf(document, element);
  const segments = document.title.split(separators).filter(Boolean).slice(0, most.parts);
  for (const segment of segments) vote(segment, document.url, quote, 1);
}

function voteByHeading(document: PageDocument, vote: Vote): void {
  for (const element of document.elements.filter(({ name }) => name === 'h1').slice(0, 2)) {
    const said = plain(textOf(element));
    vote(said, document.url, sourceOf(document, element), 2);
  }
  let owners = 0;
  for (const line of document.lines) {
    if (owners >= most.owners) break;
    const owner =
      /(?:©|\(c\)|copyright)\s*(?:\d{4}(?:\s?[-–]\s?\d{4})?)?,?\s*(?:by\s+)?([\p{L}\d&'’ .-]{3,60}?)(?:\s+(?:pty|ltd|all rights)\b.*|[.|,•·].*)?$/iu.exec(
        line,
      )?.[1];
    if (owner) owners += 1;
    if (owner) vote(owner.replace(/\s+\d{4}$/, ''), document.url, line, 2);
  }
}

const cleaned = (said: string) =>
  plain(said)
    .replace(
      /^(welcome to|willkommen (im|bei|in)|bienvenue (à|au)|benvenuti (a|al)|about|contact)\s+(?=\p{Lu}|the\s)/iu,
      '',
    )
    .replace(/[.,!]+$/, '');

function typeByName(name: string, evidence: Finding['evidence']): Finding[] {
  const value = propertyTypeIn(name);
  return value
    ? [{ field: 'property_type', value, source: 'text', evidence: evidence.slice(0, 1), weight: 2 }]
    : [];
}

const introduces =
  /\b(?:is|are|a|an|our|family[- ](?:run|owned)|boutique|charming|small|friendly)\s+(?:[\w-]+\s+){0,4}?(serviced apartments?|apart-?hotel|bed (?:and|&) breakfast|b&b|guest ?house|backpackers?|hostel|motor inn|motel|apartments?|resort|villa|holiday (?:home|house)|hotel)\b/i;

const aboutStays =
  /\b(rooms?|suites?|hotel|motel|hostel|apartments?|cottages?|villas?|cabins?|units?|stays?|beds?|guests?|accommodation|retreat|house)\b/i;

/** The first paragraph of the start page, and the type in it. */
export function introductionOf(start: PageDocument): Finding[] {
  const lines = start.believable;
  const paragraphs = lines.filter(
    (line) =>
      line.length >= 60 &&
      line.length <= 320 &&
      /[.!?]$/.test(line) &&
      !/cookie|javascript|©|browser/i.test(line),
  );
  const paragraph = paragraphs.find((line) => aboutStays.test(line)) ?? null;
  const typed = lines.slice(0, 60).find((line) => introduces.test(line));
  const type = typed && propertyTypeIn(introduces.exec(typed)?.[1] ?? '');
  const found = (field: Finding['field'], value: string, quote: string): Finding => ({
    field,
    value,
    source: 'text',
    evidence: [{ url: start.url, quote: quoteOf(quote) }],
    weight: 0,
  });
  return [
    ...(paragraph ? [found('short_description', paragraph, paragraph)] : []),
    ...(type
      ? [found('property_type', type, typed.length > 500 ? (introduces.exec(typed)?.[0] ?? '') : typed)]
      : []),
  ];
}
