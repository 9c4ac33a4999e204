import { foldText } from '~/lib/text/fold-text';

import type { Suburb } from './place-of-suburb';

const stateAndCode = /[\s,]*\b(?:australia|south australia|sa|\d{4})$/;
/** The postcode of the city centre, which addresses call Adelaide, as they call the whole city. */
const inCentre = /\badelaide\b.*\b5000\b/;

/**
 * The suburb that an address ends with, or one of its parts between commas, the last first; null when it
 * names none. A street named after a suburb does not count.
 */
export function suburbOfAddress(suburbs: readonly Suburb[], address: string | undefined): string | null {
  const folded = foldText(address ?? '').trim();
  const names = suburbs.map(({ slug, name }) => ({ slug, name: foldText(name) }));
  const longestFirst = names.sort((one, other) => other.name.length - one.name.length);
  for (const part of withoutState(folded).split(',').reverse()) {
    const found = longestFirst.find(({ name }) => ` ${part.trim()}`.endsWith(` ${name}`));
    if (found) return found.slug;
  }
  return inCentre.test(folded) ? (names.find(({ slug }) => slug === 'adelaide-cbd')?.slug ?? null) : null;
}

function withoutState(address: string): string {
  const shorter = address.replace(stateAndCode, '');
  return shorter === address ? address : withoutState(shorter);
}
