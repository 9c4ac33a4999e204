import { sql, type SQL } from 'drizzle-orm';

import { facetBlock, propertyTypes } from '~/db/vocabulary';
import { wholeNumber } from '~/db/whole-number';
import { emptyCriteria } from '~/features/directory/criteria/criteria';

import { facetsOf } from './facets';
import { firstMatches, publicTotal } from './search-sql';

/** Every public property has one of the types. */
const [everything = ''] = facetsOf({ ...emptyCriteria, types: [...propertyTypes] });

/** Matches that are read where more properties are left out than was expected. */
const spareRows = 150;

/** No text is read whole that has more. */
const maxWhole = 5_000;

/** A text of more words is not looked up in the vocabulary, which takes some rows for each; nor where its rows are few or enough. */
const maxWords = 100;
const rowsOfWord = 4;

/** An expression of alternatives; `areApart`: facets, of which no property has two of one letter. */
export type Part = { expression: string; areApart: boolean };

/** Properties that a text finds; with `areOthers` those that it does not find. `isCut`: not all of them. */
export type MatchesOrOthers = { ids: number[]; areOthers: boolean; isCut: boolean };

export const readMatchesOrOthers = (json: string): MatchesOrOthers => {
  const { ids, areOthers, isCut } = JSON.parse(json) as Record<keyof MatchesOrOthers, unknown>;
  return { ids: ids as number[], areOthers: areOthers === 1, isCut: isCut === 1 };
};

/** Matches of a text and of everything else that a search asks for, which `expression` finds: all of them, or those up to a rank. */
export type Known = { ids: readonly number[]; expression: string; upTo: number | null };

/**
 * What the text index finds for all `parts` beside those that are `known`, or the other public properties where the matches may be
 * too many, and the others are certainly few enough, or likely to be while the matches are not. `rows` may be read. The JSON is for
 * `readMatchesOrOthers`.
 */
export function selectMatchesOrOthers(parts: readonly Part[], rows: SQL, known: Known | null): SQL {
  const expression = parts.map((part) => part.expression).join(' AND ');
  const asked = parts.map((part) => ({ areApart: part.areApart, phrases: phrasesOf(part) }));
  const size = asked.flatMap(({ phrases }) => phrases.flatMap(({ words }) => words)).length;
  const spent = size * rowsOfWord;
  const unknown = (found: SQL) => sql`${found} - ${wholeNumber(known?.ids.length ?? 0)}`;
  // Of more properties than a row of a set has, the vocabulary takes long, and no number is exact.
  const isAsked =
    size <= maxWords
      ? sql`rows between ${wholeNumber(2 * (spent + spareRows))} and total - 1 and total <= ${wholeNumber(facetBlock)}`
      : sql`false`;
  const others = firstMatches(`${everything} NOT (${expression})`, sql`(select room from side)`);
  return sql`(
    with given as materialized (select total, iif(${isAsked}, rows - ${wholeNumber(spent)}, rows) as most,
      iif(${isAsked}, ${JSON.stringify(asked)}, '[]') as parts from (select ${rows} as rows, ${publicTotal} as total)),
    side as materialized (select most, room, coalesce(${unknown(sql`at_most`)} > most and (total - at_least <= room
      or (${unknown(sql`(at_least + at_most) / 2`)} > most and total - (at_least + at_most) / 2 <= room)), 0) as are_others
      from (select *, most - ${wholeNumber(spareRows)} as room from given), (${selectBounds()})),
    found as materialized (select iif(are_others, ${ids(others)},
      ${ids(selectUnknown(expression, known, sql`(select most from side)`))}) as ids from side)
    select json_object('areOthers', are_others and not is_cut, 'isCut', is_cut, 'ids',
      json(iif(are_others and is_cut, ${ids(selectUnknown(expression, known, wholeNumber(spareRows)))}, ids)))
    from (select ids, are_others, json_array_length(ids) >= iif(are_others, room, most) as is_cut from side, found))`;
}

/** The `id`s of a query as a JSON list. */
const ids = (found: SQL) => sql`(select json_group_array(id) from (${found}))`;

/** A part as the vocabulary is asked for it, in JSON. */
export const vocabularyOf = (part: Part): string =>
  JSON.stringify({ areApart: part.areApart, phrases: phrasesOf(part) });

/** Rows that the parts of a text take in the vocabulary. */
export const rowsOfParts = (parts: readonly Part[]): number =>
  parts.flatMap(phrasesOf).reduce((sum, { words }) => sum + words.length * rowsOfWord, 0);

/** More than these are not looked up. */
export const maxRowsOfParts = maxWords * rowsOfWord;

/**
 * All that the text index finds, or all others, where the vocabulary proves that `room` rows are enough for them; others that are only likely
 * to be few may be 150. Nothing is read of any other text: `isCut`. `given` selects `room`, `expression` and `parts`, a JSON list of
 * `vocabularyOf` each. The JSON is for `readMatchesOrOthers`.
 */
export function selectWhole(given: SQL): SQL {
  const others = sql`${everything} || ' NOT (' || expression || ')'`;
  // Each table names the one before once: what is named twice is compiled twice, with all that it is made of.
  return sql`(
    with given as materialized (select ${publicTotal} as total, * from (${given})),
    side as materialized (select expression, room, case when at_most <= min(room, of_total - at_surest) then 'matches'
      when of_total - at_surest <= room then 'others' when at_most <= room then 'matches'
      when ${wholeNumber(spareRows)} between of_total - at_least and room then 'few others' end as side
      from (${selectBounds(['room', 'expression'])})),
    found as materialized (select side, iif(side = 'few others', ${wholeNumber(spareRows)}, room) as room, case side
      when 'few others' then ${ids(firstMatches(others, wholeNumber(spareRows + 1)))}
      when 'matches' then ${ids(firstMatches(sql`expression`, wholeNumber(maxWhole + 1)))}
      when 'others' then ${ids(firstMatches(others, wholeNumber(maxWhole + 1)))} end as ids from side)
    select json_object('areOthers', side like '%others', 'isCut', side is null or json_array_length(ids) > room,
      'ids', json(coalesce(ids, '[]'))) from found)`;
}

/** The first matches of a text that are not known: those that miss something else of the search, and those after the known ones. */
function selectUnknown(expression: string, known: Known | null, limit: SQL): SQL {
  if (!known) return firstMatches(expression, limit);
  const missing = firstMatches(`(${expression}) NOT (${known.expression})`, limit);
  if (known.upTo === null) return missing;
  const later = firstMatches(known.expression, limit, wholeNumber(known.upTo));
  return sql`select id from (${missing}) union all select id from (${later}) limit ${limit}`;
}

/**
 * The alternatives: the words in a row, as the index writes them, and what they have in common with others: the letter of a facet, or all
 * letters, since the index has both spellings. Those that have another alternative in them are left out.
 */
function phrasesOf({ expression, areApart }: Part) {
  const found = [...expression.matchAll(/(: )?"([^"]+)"/g)].map(([, column, phrase = '']) => {
    const words = phrase.toLowerCase().split(' ');
    return { words, isSure: words.length === 1 && !column };
  });
  const single = new Set(found.flatMap(({ words }) => (words.length === 1 ? words : [])));
  return found
    .filter(({ words }) => words.length === 1 || !words.some((word) => single.has(word)))
    .map(({ words, isSure }) => ({
      words,
      isSure,
      kin: areApart ? words.join('').slice(0, 2) : words.join(''),
    }));
}

/**
 * The fewest and the most properties that can have all parts, both exact for one word, and the fewest that do so for sure, where phrases
 * and words of some columns count as none; a phrase counts as its rarest word. Null for no parts. `carried`: columns of `given` to hand on.
 */
function selectBounds(carried: readonly string[] = []): SQL {
  const beside = sql.raw(carried.map((name) => `, max(${name}) as ${name}`).join(''));
  return sql`
    select max(total) as of_total, max(0, total - sum(total - least)) as at_least, max(0, total - sum(total - surest)) as at_surest,
      min(most) as at_most${beside} from (
      select total, min(total, max(found)) as least, min(total, max(surest)) as surest, min(total, sum(found)) as most${beside} from (
        select total, part, iif(apart, sum(found), max(found)) as found, iif(apart, sum(found * is_sure), max(found * is_sure)) as surest${beside} from (
          select given.*, part.key as part, part.value -> 'areApart' = 'true' as apart, phrase.value ->> 'kin' as kin,
            phrase.value -> 'isSure' = 'true' as is_sure, (select min(coalesce((select doc from property_search_words where term = word.value), 0))
              from json_each(phrase.value, '$.words') word) as found
          from given cross join json_each(given.parts) part cross join json_each(part.value, '$.phrases') phrase)
        group by part, kin) group by part)`;
}
