import { sql, type SQL } from 'drizzle-orm';

import { wholeNumber } from '~/db/whole-number';
import { searchPath, type Criteria } from '~/features/directory/criteria/criteria';
import { relOf } from '~/features/directory/criteria/indexable';
import { queryTerms, wordsOf } from '~/features/directory/search/query-words';
import { countLimit, expressionOf } from '~/features/directory/search/search-sql';
import { listed } from '~/lib/text/listed';

import type { AppliedFilter } from '~/features/visit/search/filters/applied-filters';
import type { CountWithout } from '~/features/visit/search/filters/list-facets.server';
import type { Correction } from '~/features/visit/search/results/correct-words.server';
import { exactCount, shownCount, type Removal } from './removal';
import type { Wish } from './missed-wish';
import { missedOf, selectMostMet } from './most-met';
import { expressionOfEach, searchWithout, wishesOf, withoutWishes } from './wishes';

/** The stays that meet the most wishes; the wishes that they miss are offered for removal. */
const first = 24;
const offered = 3;

export type Fewest = { met: number; size: number; count: number; most: number };

/**
 * For a search that finds nothing, even without any one of its wishes: which wishes can be met together, the
 * largest set first, and the number of stays that meet each set, up to `most`. No rows where one
 * removal is enough. Null for fewer than three wishes. `rows` may be read.
 */
export function selectFewest(criteria: Criteria, meant: Correction | null, rows: SQL): SQL | null {
  const terms = queryTerms(criteria.q);
  const wishes = wishesOf(criteria, []);
  if (criteria.q && terms.length === 0) return null;
  // The matches of a word depend on the other words, so the whole text is one wish, the last.
  const { search } = withoutWishes(criteria, [], wishes);
  const text = terms.length > 0 ? expressionOf(search, meant?.forms ?? wordsOf(terms)) : null;
  const each = [...expressionOfEach({ ...criteria, q: '' }, [], wishes), ...(text ? [text] : [])];
  if (each.length < 3) return null;
  const allButOne = each.map((_, at) => joined(each.toSpliced(at, 1)));
  const expressions = sql`case when exists (select 1 from json_each(${JSON.stringify(allButOne)}) one where exists (
    select 1 from property_search where property_search match one.value)) then '[]' else ${JSON.stringify(each)} end`;
  const most = sql`(select min(${countLimit}, ${rows} / ${wholeNumber(2 * offered)}))`;
  const looked = sql`${rows} / 8`;
  // The counts are outside the limit, so that only those are counted that are offered.
  return sql`select met, size, ${most} as most, (select count(*) from (select 1 from property_search where property_search match
      (select group_concat('(' || value || ')', ' AND ') from json_each(${JSON.stringify(each)}) where met & (1 << key))
      limit ${most})) as count
    from (select met, size, min(position) as position from (${selectMostMet(expressions, { wishes: each.length, looked, limit: first })}) group by met
      order by min(position) limit ${offered})`;
}

const joined = (expressions: readonly string[]) => expressions.map((each) => `(${each})`).join(' AND ');

/** The offers to give up several wishes at once, as few as possible. */
export function fewestRemovals(
  criteria: Criteria,
  filters: readonly AppliedFilter[],
  { rows, countWithout }: { rows: readonly Fewest[]; countWithout: CountWithout },
): Removal[] {
  const wishes = wishesOf(criteria, []);
  const textBit = criteria.q ? 1 << wishes.length : 0;
  return rows
    .filter(({ size }) => size === rows[0]?.size)
    .map(({ met, count, most }) => {
      const missed = missedOf(wishes, met);
      const keepsText = (met & textBit) === textBit;
      const search = keepsText ? criteria : { ...criteria, q: '', asText: false };
      const without = searchWithout(search, missed);
      const to = searchPath(without);
      const labels = [
        ...missed.map((wish) => labelOf(wish, filters)),
        ...(keepsText ? [] : [`“${criteria.q}”`]),
      ];
      return {
        key: `together-${met}`,
        label: listed(labels),
        to,
        rel: relOf(to),
        ...exactCount(shownCount(count, most), () => countWithout(without)),
      };
    });
}

/** The label of a wish, as on its chips. */
function labelOf(wish: Wish, filters: readonly AppliedFilter[]): string {
  const key = 'value' in wish ? `${wish.kind}-${wish.value}` : wish.kind;
  const own = filters.filter((filter) => filter.key === key);
  const chips = own.length > 0 ? own : filters.filter((filter) => filter.key.startsWith(`${key}-`));
  return chips.map(({ label }) => label).join(' or ');
}
