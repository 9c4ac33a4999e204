import { isReservedSlug } from '~/lib/reserved-slugs';

import { findHardRedirect } from './find-hard-redirect';
import { targetPath } from './redirect-path';

export type Link = { from: string; to: string };

/** The active redirects that a new one could conflict with, without the one that is being changed. */
export type RedirectBook = {
  /** Target of a path in this book. */
  at(path: string): string | null;
  /** Redirects that lead to a path. */
  leadingTo(path: string): readonly Link[];
};

type Trouble = {
  field: 'from' | 'to';
  text: string;
  /** Old paths of the redirects that cause the refusal. */
  of?: readonly string[];
  /** Redirects that, pointed to the new target, would end the refusal. */
  pointOn?: readonly Link[];
};

type Judged = Link & {
  /** The content at `from` in words, such as 'the page “About”'; null for nothing. */
  occupant: string | null;
  /** Redirects that lead to `from` are to get the new target. */
  pointOn: boolean;
};

/** Addresses below these words belong to content, which moves; the words themselves are routes. */
const places: ReadonlySet<string> = new Set([
  'accommodation',
  'blog',
  'guides',
  'location',
  'locations',
  'properties',
  'property',
]);

/**
 * Why an active redirect between two valid paths is forbidden; null when it is allowed. It must not take an
 * address that the site needs, and a visitor must follow one step only: no loops, no chains.
 */
export function judgeRedirect({ from, to, occupant, pointOn }: Judged, book: RedirectBook): Trouble | null {
  const target = targetPath(to);
  if (target === from) return { field: 'to', text: 'A redirect cannot lead to itself' };
  const hard = findHardRedirect(from);
  if (hard) return { field: 'from', text: `The site itself redirects ${from} to ${hard}` };
  if (isOwnRoute(from)) return { field: 'from', text: `${from} is an address of the site itself` };
  if (occupant) return { field: 'from', text: `${from} is the address of ${occupant}` };
  return chainTrouble(from, target, book) ?? incomingTrouble(from, pointOn, book);
}

/** True when an address belongs to the site's routes, whatever content exists. */
export function isOwnRoute(path: string): boolean {
  const [first = '', ...rest] = path.slice(1).split('/');
  const word = (first.split('.')[0] ?? '').toLowerCase();
  if (first === 'cdn-cgi') return true;
  return places.has(word) ? rest.length === 0 && isReservedSlug(word) : isReservedSlug(word);
}

/** A longer chain than this must be a loop. */
const maxSteps = 100;

function chainTrouble(from: string, target: string, book: RedirectBook): Trouble | null {
  const seen = new Set([from]);
  let path = target;
  let next: string | null = target;
  while (next !== null && !seen.has(path) && seen.size <= maxSteps) {
    seen.add(path);
    next = findHardRedirect(path) ?? book.at(path);
    if (next !== null) path = targetPath(next);
  }
  const of = [...seen].slice(1);
  if (path === from) {
    return { field: 'to', of, text: `This would go round in a circle: ${chain([...seen, from])}` };
  }
  const end = findHardRedirect(target) ?? book.at(target);
  if (end === null) return null;
  if (next !== null) {
    return { field: 'to', of, text: `${target} already goes round in a circle: mend that redirect first` };
  }
  return { field: 'to', of, text: `${target} is itself redirected to ${end}: lead to ${path} instead` };
}

const maxShown = 8;

/** The chain's first and last steps, if there are many. */
function chain(paths: readonly string[]): string {
  const half = maxShown / 2;
  const shown = paths.length > maxShown ? [...paths.slice(0, half), '…', ...paths.slice(-half)] : paths;
  return shown.join(' → ');
}

function incomingTrouble(from: string, pointOn: boolean, book: RedirectBook): Trouble | null {
  const incoming = pointOn ? [] : book.leadingTo(from);
  const [first] = incoming;
  if (!first) return null;
  const more = incoming.length > 1 ? ` and ${incoming.length - 1} more` : '';
  return {
    field: 'from',
    text: `The redirect from ${first.from}${more} leads to ${from}: point ${more ? 'them' : 'it'} on as well`,
    of: incoming.map((link) => link.from),
    pointOn: incoming,
  };
}
