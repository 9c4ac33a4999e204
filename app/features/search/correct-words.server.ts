import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';

import { oneEditAway } from './query-words';

const shortestToCorrect = 4;
const maxMeanings = 6;

type Correction = {
  forms: string[][];
  /** The words as they were taken, for the visitor to read. */ text: string;
};

/**
 * What words that match nothing together may have meant: words of the index that begin with them or are one typing
 * error away. Known words are doubted only when no unknown one explains the failure. Null when there is nothing better.
 */
export async function correctWords(
  db: Database,
  words: readonly (readonly string[])[],
): Promise<Correction | null> {
  const typed = words.map((forms) => forms[0] ?? '');
  const known = await listKnownWords(db, words.flat());
  const isUnknown = (index: number) => !(words[index] ?? []).some((form) => known.has(form));
  const someUnknown = typed.some((_, index) => isUnknown(index));
  const meanings = await Promise.all(
    typed.map((word, index) =>
      word.length >= shortestToCorrect && (isUnknown(index) || !someUnknown) ? listMeanings(db, word) : [],
    ),
  );
  if (meanings.every((found) => found.length === 0)) return null;
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

async function listKnownWords(db: Database, words: readonly string[]): Promise<Set<string>> {
  const rows = await db.all<{ term: string }>(sql`
    select w.term as term from json_each(${JSON.stringify(words)}) j join property_search_words w on w.term = j.value`);
  return new Set(rows.map((row) => row.term));
}

async function listMeanings(db: Database, word: string): Promise<string[]> {
  const near = await db.all<{ term: string }>(sql`
    select w.term as term from json_each(${JSON.stringify(oneEditAway(word))}) j
    join property_search_words w on w.term = j.value order by w.doc desc, w.term limit ${maxMeanings}`);
  const longer = await db.all<{ term: string }>(sql`
    select term from property_search_words where term > ${word} and term < ${`${word}\u{10ffff}`} limit ${maxMeanings}`);
  return [...new Set([...near, ...longer].map((row) => row.term))];
}
