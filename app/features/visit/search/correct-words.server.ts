import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';

import { oneEditAway } from '~/features/directory/search/query-words';

const shortestToCorrect = 4;
/** A longer word is not a typing error, and it has many variants. */
const longestToCorrect = 20;
const maxCorrected = 3;
const maxMeanings = 6;

export type Correction = {
  forms: string[][];
  /** The words as they were taken, for the visitor to read. */ text: string;
};

/**
 * Possible meanings of words that together match nothing: words of the index that begin with them or are one
 * typing error away. Known words are changed only when no unknown one explains the failure. Null when there
 * is nothing better, and for more than three unknown words. Two calls to the database at most.
 */
export async function correctWords(
  db: Database,
  words: readonly (readonly string[])[],
): Promise<Correction | null> {
  const typed = words.map((forms) => forms[0] ?? '');
  const correctable = [...typed.keys()].filter((index) => canBeCorrected(typed[index] ?? ''));
  const wordsAt = (indexes: readonly number[]) => indexes.map((index) => typed[index] ?? '');
  // Few words are looked up at once with the known ones, which saves one way to the database.
  const early = correctable.length <= maxCorrected ? correctable : null;
  const [known, earlyMeanings] = await Promise.all([
    listKnownWords(db, words.flat()),
    early && early.length > 0 ? listMeanings(db, wordsAt(early)) : [],
  ]);
  const isUnknown = (index: number) => !(words[index] ?? []).some((form) => known.has(form));
  const doubted = wordsToDoubt(typed, isUnknown);
  if (doubted.length === 0) return null;
  const found = early
    ? doubted.map((index) => earlyMeanings[early.indexOf(index)] ?? [])
    : await listMeanings(db, wordsAt(doubted));
  if (found.every((meanings) => meanings.length === 0)) return null;
  const meanings = typed.map((_, index) => found[doubted.indexOf(index)] ?? []);
  const forms = words.map((original, index) => [
    ...(meanings[index] ?? []),
    ...(isUnknown(index) ? [] : original),
  ]);
  if (forms.some((alternatives) => alternatives.length === 0)) return null;
  const text = typed
    .map((word, index) => (isUnknown(index) ? (meanings[index]?.[0] ?? word) : word))
    .join(' ');
  return { forms, text };
}

/**
 * Positions of the words to look up. Empty when an unknown word among them would stay unknown, since all have
 * to match.
 */
function wordsToDoubt(typed: readonly string[], isUnknown: (index: number) => boolean): number[] {
  const isCorrectable = (index: number) => canBeCorrected(typed[index] ?? '');
  const unknown = [...typed.keys()].filter(isUnknown);
  if (unknown.length === 0) return [...typed.keys()].filter(isCorrectable).slice(0, maxCorrected);
  return unknown.length <= maxCorrected && unknown.every(isCorrectable) ? unknown : [];
}

function canBeCorrected({ length }: string): boolean {
  return length >= shortestToCorrect && length <= longestToCorrect;
}

async function listKnownWords(db: Database, words: readonly string[]): Promise<Set<string>> {
  const rows = await db.all<{ term: string }>(sql`
    select w.term as term from json_each(${JSON.stringify(words)}) j join property_search_words w on w.term = j.value`);
  return new Set(rows.map((row) => row.term));
}

/**
 * For each word: the terms one edit away, the most frequent first, then those that begin with it; at most six
 * of either.
 */
async function listMeanings(db: Database, words: readonly string[]): Promise<string[][]> {
  const variants = JSON.stringify(words.map(oneEditAway));
  const near = sql`select word, term, place from (
    select j.key as word, w.term as term, row_number() over (partition by j.key order by w.doc desc, w.term) as place
    from json_each(${variants}) j cross join json_each(j.value) v cross join property_search_words w on w.term = v.value
  ) where place <= ${maxMeanings}`;
  const longer = words.map(
    (word, index) => sql`select * from (
      select ${sql.raw(String(index))} as word, term, ${maxMeanings + 1} as place from property_search_words
      where term > ${word} and term < ${`${word}\u{10ffff}`} order by term limit ${maxMeanings})`,
  );
  const rows = await db.all<{ word: number; term: string; place: number }>(
    sql.join([near, ...longer], sql` union all `),
  );
  const inOrder = rows.sort((a, b) => a.place - b.place);
  return words.map((_, index) => [
    ...new Set(inOrder.filter(({ word }) => word === index).map(({ term }) => term)),
  ]);
}
