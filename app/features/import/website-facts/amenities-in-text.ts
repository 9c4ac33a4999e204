import type { FactSource } from '~/jobs/property-from-url-job';

import { amenityWords, notHere } from './amenity-words';
import type { AmenityFinding } from './findings';
import type { PageDocument } from './page-document';

/** Names of one list that are read. */
const maxTold = 300;

/** Amenities that a sentence may mention although the property does not have them. */
const needsCare =
  /^(restaurant|bar|garden|spa|gym|heating|lift|work desk|laundry|sea view|city view|fireplace)$/i;
const claims =
  /\b(our|ha(s|ve)|we offer|offers?|features?|featuring|includ\w+|equipped|with|on-?site|facilities|amenities|guests (can )?(enjoy|use))\b/i;

/** The site's amenities that the visible text mentions as present, each once, with the quoted words. */
export function amenitiesInText(
  documents: readonly PageDocument[],
  names: readonly string[],
): AmenityFinding[] {
  const parts = documents.flatMap((document) =>
    partsOf(document).flatMap((part) => (part.length > 1 ? [{ part, url: document.url }] : [])),
  );
  const found = names.flatMap((name) => {
    const pattern = patternOf(name);
    const told = parts.find(({ part }) => saysSo(part, name, pattern));
    if (!told) return [];
    const evidence = { url: told.url, quote: told.part.slice(0, 300) };
    return [{ name, source: 'text' as const, evidence }];
  });
  return found.filter(({ name }) => !isWeaker(name, found));
}

/** Names in a structured list, as the site's own amenities; each with the quoted source. */
export function amenitiesNamed(
  told: readonly { text: string; quote: string }[],
  names: readonly string[],
  { url, source }: { url: string; source: FactSource },
): AmenityFinding[] {
  const known = names.map((name) => ({ name, pattern: patternOf(name) }));
  return told
    .slice(0, maxTold)
    .flatMap(({ text, quote }) =>
      known
        .filter((amenity) => isNamed(text, amenity))
        .map(({ name }) => ({ name, source, evidence: { url, quote } })),
    );
}

/** Sentences; a short line is dropped if the next short line contradicts it. */
const partsOf = ({ believable }: PageDocument) =>
  believable.flatMap((line, index, lines) => {
    const next = lines[index + 1] ?? '';
    const isTakenBack = line.length <= 30 && next.length <= 40 && takesBack.test(next);
    return isTakenBack ? [] : line.split(/(?<=[.!?;])\s+/);
  });

const takesBack = /^(no\b|none|not\b|closed|unavailable|currently (closed|not)|sorry|nearby)/i;

function saysSo(part: string, name: string, pattern: RegExp): boolean {
  const match = pattern.exec(part);
  if (!match || part.endsWith('?')) return false;
  const from = part.lastIndexOf(',', match.index - 1) + 1;
  const to = part.indexOf(',', match.index + match[0].length);
  const near = part.slice(Math.max(from, match.index - 40), to < 0 ? match.index + match[0].length + 45 : to);
  if (notHere.test(near.replace(/\bno extra\b|\bnon\b/gi, '').replace(match[0], ' '))) return false;
  if (/\bviews? (of|over|to)\W+(\w+\W+)?$/i.test(part.slice(0, match.index))) return false;
  return !needsCare.test(name) || part.length <= 70 || claims.test(part);
}

function isNamed(text: string, { name, pattern }: { name: string; pattern: RegExp }): boolean {
  if (text.length > 80) return false;
  if (text.trim().toLowerCase() === name.toLowerCase()) return true;
  return pattern.test(text) && !notHere.test(text.replace(pattern, ' '));
}

function patternOf(name: string): RegExp {
  const known = amenityWords[name.toLowerCase()];
  return known ?? new RegExp(`(?<!\\w)${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`, 'i');
}

/** A mention of the more specific amenity does not count as the general one too. */
function isWeaker(name: string, found: readonly AmenityFinding[]): boolean {
  const has = (other: string) => found.some((one) => one.name.toLowerCase() === other);
  if (/^breakfast available$/i.test(name)) return has('breakfast included');
  if (/^paid parking$/i.test(name)) return has('free parking');
  return /^outdoor pool$/i.test(name) && has('indoor pool') && isSameWords(found);
}

function isSameWords(found: readonly AmenityFinding[]): boolean {
  const quotes = found.filter(({ name }) => /pool$/i.test(name)).map(({ evidence }) => evidence.quote);
  return new Set(quotes).size === 1;
}
