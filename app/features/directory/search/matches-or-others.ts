import { sql, type SQL } from 'drizzle-orm';

import { propertyTypes } from '~/db/vocabulary';
import { wholeNumber } from '~/db/whole-number';
import { emptyCriteria } from '~/features/directory/criteria/criteria';

import { facetsOf } from './facets';
import { firstMatches } from './search-sql';

/** Every public property has one of the types. */
const [everything = ''] = facetsOf({ ...emptyCriteria, types: [...propertyTypes] });

/** Number of public properties. */
export const publicTotal = sql`(select coalesce(max(public), 0) from property_counts where kind = 'all' and key = '')`;

/** Matches that are read where more properties are left out than was expected. */
export const spareRows = 150;

/** A text of more words is not looked up in the vocabulary, which takes some rows for each. */
const maxWords = 100;
const rowsOfWord = 4;

/** Properties that a text finds; with `areOthers` those that it does not find. `isCut`: not all of them. */
export type MatchesOrOthers = { ids: number[]; areOthers: boolean; isCut: boolean };

export const readMatchesOrOthers = (json: string): MatchesOrOthers => {
  const { ids, areOthers, isCut } = JSON.parse(json) as Record<keyof MatchesOrOthers, unknown>;
  return { ids: ids as number[], areOthers: areOthers === 1, isCut: isCut === 1 };
};

/**
 * What the text index finds for all `parts`, each an expression of alternatives, or the other public properties where these are
 * likely to be few enough and the matches too many. `rows` may be read. The JSON is for `readMatchesOrOthers`.
 */
export function selectMatchesOrOthers(parts: readonly string[], rows: SQL): SQL {
  const expression = parts.join(' AND ');
  const words = parts.map(phrasesOf);
  const size = words.flat(2).length;
  const isKnown = size <= maxWords;
  const spent = isKnown ? size * rowsOfWord + spareRows : 0;
  const ids = (found: string | SQL, limit: SQL) =>
    sql`(select json_group_array(id) from (${firstMatches(found, limit)}))`;
  const wanted = sql`(select iif(are_others, ${`${everything} NOT (${expression})`}, ${expression}) from side)`;
  return sql`(
    with given as materialized (select max(1, ${rows} - ${wholeNumber(spent)}) as most, ${publicTotal} as total),
    side as materialized (select given.most,
      coalesce(likely.most > given.most and total - likely.middle <= given.most, 0) as are_others
      from given, (${selectLikely(isKnown ? words : [])}) likely),
    found as materialized (select ${ids(wanted, sql`(select most from side)`)} as ids)
    select json_object('areOthers', are_others and not is_cut, 'isCut', is_cut,
      'ids', json(iif(are_others and is_cut, ${ids(expression, wholeNumber(spareRows))}, ids)))
    from (select ids, are_others, json_array_length(ids) >= most as is_cut from side, found))`;
}

/** The alternatives of an expression, each the words that it has in a row, as the index writes them. */
const phrasesOf = (part: string): string[][] =>
  [...part.matchAll(/"([^"]+)"/g)].map(([, phrase = '']) => phrase.toLowerCase().split(' '));

/**
 * The most properties that can have all parts, and the middle between these and the fewest, by how many have each word. A phrase
 * counts as its rarest word.
 */
const selectLikely = (words: readonly (readonly (readonly string[])[])[]): SQL => sql`
  select min(most) as most, (min(most) + max(0, total - sum(total - least))) / 2 as middle from (
    select total, max(found) as least, min(total, sum(found)) as most from given, (
      select part.key as part, (select min(coalesce((select doc from property_search_words where term = word.value), 0))
        from json_each(phrase.value) word) as found
      from json_each(${JSON.stringify(words)}) part cross join json_each(part.value) phrase) group by part)`;
