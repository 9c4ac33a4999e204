import { sql, type SQL } from 'drizzle-orm';

import { wholeNumber } from '~/db/whole-number';
import { oneEditAway } from '~/features/directory/search/one-edit-away';
import { vocabularyOf, type Part } from '~/features/directory/search/matches-or-others';
import { wordsOf, type Term } from '~/features/directory/search/query-words';
import { wordParts } from '~/features/directory/search/text-parts';

const shortestToCorrect = 4;
/** A longer word is not a typing error, and it has many variants. */
const longestToCorrect = 20;
const maxCorrected = 3;
const maxMeanings = 6;
/** Words that are tried in place of all unknown ones: those of some eighteen letters. */
const maxTried = 1000;

export type Correction = {
  forms: string[][];
  /** The words as they were taken, for the visitor to read. */ text: string;
};

/** Corrections of the words that the index does not have, by their position. */
export type Meanings = ReadonlyMap<number, string[]>;

/**
 * Two tables of a statement, of one row each. `found_words`: `meanings`, a JSON list of rows for `readMeanings`. `meant`: the same, the
 * expression of the terms as `words`, of the terms and the other `parts` as `text`, and the parts of the text for the vocabulary; a term
 * that no property has is replaced by its meanings. Each table that a statement names is compiled anew: name them seldom.
 */
export function withMeant(terms: readonly Term[], parts: readonly Part[]): SQL {
  const questions = terms.flatMap((term, index) => (term.isKnown ? [] : [questionOf(term, index)]));
  const asked = [...wordParts(wordsOf(terms)), ...parts];
  const given = asked.map((part) => ({ expression: part.expression, part: JSON.parse(vocabularyOf(part)) }));
  const ofMeanings = (value: SQL) => sql`(select ${value} from (
    select value ->> 0 as word, value ->> 1 as term from json_each(meanings)) where term is not null and word = asked.key group by word)`;
  const expression = sql`'(' || group_concat('"' || term || '"', ' OR ') || ')'`;
  const part = sql`json_object('areApart', json('false'), 'phrases', json_group_array(json_object('isSure', json(iif(instr(term, ' '), 'false', 'true')),
    'words', json('["' || replace(term, ' ', '","') || '"]'), 'kin', replace(term, ' ', ''))))`;
  return sql`found_words as materialized (
      select json_group_array(json_array(word, term, place)) as meanings from (${selectMeanings(JSON.stringify(questions))})),
    meant as materialized (
      select meanings, group_concat(expression, ' AND ') filter (where key < ${wholeNumber(terms.length)}) as words,
        group_concat(expression, ' AND ') as text, '[' || group_concat(part) || ']' as parts
      from (select meanings, asked.key as key, coalesce(${ofMeanings(expression)}, asked.value ->> 'expression') as expression,
        coalesce(${ofMeanings(part)}, asked.value -> 'part') as part
        from found_words left join json_each(${JSON.stringify(given)}) asked))`;
}

/** The words of the index for each unknown word, the best first; the rows are the `meanings` of `withMeant`. */
export function readMeanings(rows: readonly MeaningRow[]): Meanings {
  const inOrder = rows.toSorted((a, b) => a.place - b.place);
  const unknown = [...new Set(rows.map(({ word }) => word))];
  return new Map(
    unknown.map((word) => [word, inOrder.flatMap((row) => (row.word === word && row.term) || [])]),
  );
}

/** Rows that are read at most to look up the meanings of unknown words. */
export function triedRows(terms: readonly Term[], meanings: Meanings): number {
  if (meanings.size > maxCorrected) return 0;
  const tried = [...meanings.keys()].reduce((sum, word) => sum + triedFor(terms[word]?.typed ?? ''), 0);
  return Math.min(maxTried, tried) + meanings.size * rowsOfUnknown;
}

const triedFor = (typed: string) => (isCorrectable(typed) ? oneEditAway(typed).length : 0);

/** The same in a statement that has `meanings` as a column. */
export const selectTriedRows = (terms: readonly Term[]): SQL =>
  sql`(select min(${wholeNumber(maxTried)}, coalesce(sum(${JSON.stringify(terms.map(({ typed }) => triedFor(typed)))} ->> (value ->> 0)), 0))
    + ${wholeNumber(rowsOfUnknown)} * count(*) from json_each(meanings) where value ->> 1 is null)`;

/** Of halves of a word, of words that begin with it, and of those that are found. */
const rowsOfUnknown = 70;

const isCorrectable = (typed: string) =>
  typed.length >= shortestToCorrect && typed.length <= longestToCorrect;

/** `term` is null in the row that marks the word as unknown. */
export type MeaningRow = { word: number; term: string | null; place: number };

function questionOf({ typed, forms }: Term, index: number) {
  const canCorrect = isCorrectable(typed);
  const cuts = canCorrect ? [...Array(typed.length - 3).keys()].map((at) => at + 2) : [];
  return {
    word: index,
    forms,
    from: canCorrect ? typed : null,
    near: canCorrect ? oneEditAway(typed) : [],
    halves: cuts.map((at) => [typed.slice(0, at), typed.slice(at)]),
  };
}

/**
 * For each term that no property has in any of its forms: the words of the index that are one typing error away, the most
 * frequent first, then the two that it consists of, then those that begin with it; at most six of each. None are looked up
 * when more than three are unknown, or beyond a thousand words to try. The order of the joins is the order in which they are read.
 */
const selectMeanings = (questions: string): SQL => sql`
  with unknown as materialized (
    select a.value ->> 'word' as word, a.value ->> 'from' as typed, a.value -> 'near' as near, a.value -> 'halves' as halves
    from json_each(${questions}) a where not exists (
      select 1 from json_each(a.value, '$.forms') f cross join property_search_words w on w.term = f.value)),
  few as materialized (select * from (select *, count(*) over () as number from unknown) where number <= ${maxCorrected} and typed is not null)
  select word, null as term, 0 as place from unknown
  union all
  select word, term, place from (
    select u.word, w.term as term, row_number() over (partition by u.word order by w.doc desc, w.term) as place
    from (select u.word as word, n.value as value from few u cross join json_each(u.near) n limit ${maxTried}) u
      cross join property_search_words w on w.term = u.value
  ) where place <= ${maxMeanings}
  union all
  select u.word, (h.value ->> 0) || ' ' || (h.value ->> 1), ${maxMeanings + 1}
  from few u cross join json_each(u.halves) h
  where exists (select 1 from property_search_words w where w.term = h.value ->> 0)
    and exists (select 1 from property_search_words w where w.term = h.value ->> 1)
  union all
  select u.word, b.value, ${maxMeanings + 2}
  from few u cross join json_each((select json_group_array(term) from (
    select term from property_search_words where term > u.typed and term < u.typed || char(1114111)
    order by term limit ${maxMeanings}))) b`;

/**
 * The words with corrections in place of those that no property has. A word that some property has is never
 * replaced. Null when every word is known, or one of the others means nothing.
 */
export function correctionOf(terms: readonly Term[], meanings: Meanings): Correction | null {
  if (meanings.size === 0 || meanings.size > maxCorrected) return null;
  const forms = terms.map((term, index) => meanings.get(index) ?? term.forms);
  if (forms.some((alternatives) => alternatives.length === 0)) return null;
  const text = terms.map(({ typed }, index) => meanings.get(index)?.[0] ?? typed).join(' ');
  return { forms, text };
}
