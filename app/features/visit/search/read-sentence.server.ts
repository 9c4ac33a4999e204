import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Reads } from '~/db/dependencies';
import { emptyCriteria, searchPath, type Criteria } from '~/features/directory/criteria/criteria';
import { relOf, type Rel } from '~/features/directory/criteria/indexable';
import { foldWords } from '~/features/directory/search/fold-words';
import { firstMatches } from '~/features/directory/search/search-sql';
import { listVocabulary } from '~/features/directory/sentence/list-vocabulary.server';
import type { Reason } from '~/features/directory/sentence/tokens/parts';
import type { Note, Understood } from '~/features/directory/sentence/understand';
import { isPublic } from '~/features/directory/visibility/visibility';

const maxNames = 100;

/** The reader is made for the first sentence: its words would be a tenth of what a worker does before its first request. */
const loadReader = () => import('~/features/directory/sentence/understand');

/**
 * The search that a sentence means, with the parts that it contained as filters; null for words to search for
 * as they are. `today` is Adelaide's date.
 */
export async function readSentence(
  reads: Reads,
  criteria: Criteria,
  today: string,
): Promise<Criteria | null> {
  const { q, asText } = criteria;
  if (!q || asText) return null;
  const [{ understand }, vocabulary] = await Promise.all([loadReader(), listVocabulary(reads)]);
  const nameless = understand(q, { vocabulary, today });
  if (nameless.rest === q) return null;
  const names = await listNames(reads.db, q, nameless.rest);
  const read = names.length > 0 ? understand(q, { vocabulary, today, names }) : nameless;
  return read.rest === q ? null : { ...withFilters(criteria, read), q: read.rest, said: q, page: 1 };
}

/** A sentence replaces the chosen price and stay; its amenities and tags are added to the chosen ones. */
function withFilters(criteria: Criteria, { filters }: Understood): Criteria {
  const { minPrice = null, maxPrice = null, checkIn = null, checkOut = null } = filters;
  return {
    ...criteria,
    ...filters,
    tags: [...new Set([...criteria.tags, ...(filters.tags ?? [])])],
    amenities: [...new Set([...criteria.amenities, ...(filters.amenities ?? [])])],
    ...((minPrice ?? maxPrice) !== null && { minPrice, maxPrice }),
    ...(checkIn !== null && { checkIn, checkOut }),
  };
}

/** Names of public properties that have two of the words in a row, or one that means nothing else. */
async function listNames(db: Database, q: string, rest: string): Promise<string[]> {
  const words = foldWords(q);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const phrases = [...new Set([...pairs, ...foldWords(rest)])].map((phrase) => `"${phrase}"`);
  if (phrases.length === 0) return [];
  const found = firstMatches(`{name} : (${phrases.join(' OR ')})`, maxNames);
  const rows = await db.all<{ name: string }>(sql`select p.name as name from (${found}) found
    cross join properties p where p.id = found.id and ${isPublic}`);
  return rows.map(({ name }) => name);
}

const reasons: Record<Reason, string> = {
  absence: 'we know what stays have, not what they lack',
  distance: 'we know minutes on foot or by tram to a landmark, and no other distances',
  amount: 'prices are in Australian dollars a night, under 1,000, as in “under $250”',
  stars: 'only a lowest number of 3, 4 or 5 stars, or a lowest rating, can be asked for',
  dates: 'choose the days of your stay',
  party: 'up to 20 guests, at least one of them an adult',
  rooms: 'the provider tells how many rooms are free',
  landmarks: 'one landmark can be asked for at a time',
  either: 'one or the other of two different things cannot be asked for',
  hour: 'stays are searched for by days; ask the stay about hours',
  past: 'said of another stay',
  beside: 'said of something beside the stay',
  terms: 'the provider says how one books and cancels',
  wish: 'wished for and no must; choose it as a filter to see only stays that have it',
};

export type Said = {
  text: string;
  /** The label and the address of the other reading of the words. */
  way: string;
  to: string;
  rel: Rel;
  /** The parts of the sentence that no filter can do, in words. */
  unfiltered: string[];
  /**
   * Hidden fields of the form; they name the words to be taken as text, so that other words are read as a
   * sentence again.
   */
  fields: [name: string, value: string][];
};

/** The page's note about how the words were read; null without one. */
export async function describeSaid(reads: Reads, criteria: Criteria, today: string): Promise<Said | null> {
  const { q, said, asText } = criteria;
  if (asText) {
    return {
      text: `Searched for “${q}” as typed.`,
      way: 'Read the words as filters',
      ...linkTo({ ...criteria, asText: false, page: 1 }),
      unfiltered: [],
      fields: Object.entries({ said: q, as: 'text' }),
    };
  }
  if (!said) return null;
  const [{ understand }, vocabulary] = await Promise.all([loadReader(), listVocabulary(reads)]);
  const { filters, notes } = understand(said, { vocabulary, today });
  const isAny = q === '' && notes.length === 0 && Object.keys(filters).length === 0;
  const typed = { ...withoutFilters(criteria, filters), q: said, said: '', asText: true, page: 1 };
  return {
    text: isAny
      ? `Every stay fits “${said}”.`
      : `Filters read from “${said}”.${q ? ` Searched for as text: “${q}”.` : ''}`,
    way: 'Search for the words as typed',
    ...linkTo(typed),
    unfiltered: unfilteredOf(notes),
    fields: [['said', said]],
  };
}

/** One sentence for each reason, however many parts have it. */
function unfilteredOf(notes: readonly Note[]): string[] {
  return [...new Set(notes.map(({ why }) => why))].map((why) => {
    const said = [...new Set(notes.filter((note) => note.why === why).map(({ text }) => `“${text}”`))];
    return `Not filtered: ${said.join(', ')} – ${reasons[why]}.`;
  });
}

function linkTo(criteria: Criteria) {
  const to = searchPath(criteria);
  return { to, rel: relOf(to) };
}

/** Criteria with one value each. */
const single = [
  'location',
  'minPrice',
  'maxPrice',
  'stars',
  'rating',
  'nearAirport',
  'near',
  'minutes',
  'by',
  'checkIn',
  'checkOut',
  'guests',
  'sort',
] as const;

/** The search without the filters of the sentence that are still set. */
function withoutFilters(criteria: Criteria, filters: Partial<Criteria>): Criteria {
  const left: Criteria = { ...criteria };
  const reset = <Name extends (typeof single)[number]>(name: Name) => {
    if (filters[name] !== undefined && filters[name] === criteria[name]) left[name] = emptyCriteria[name];
  };
  for (const name of single) reset(name);
  left.types = criteria.types.filter((type) => !filters.types?.includes(type));
  left.tags = criteria.tags.filter((tag) => !filters.tags?.includes(tag));
  left.amenities = criteria.amenities.filter((name) => !filters.amenities?.includes(name));
  return left;
}
