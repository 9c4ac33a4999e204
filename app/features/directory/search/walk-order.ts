import { sql, type SQL } from 'drizzle-orm';

import type { Near } from '~/features/directory/places/near';
import { orderWord } from '~/features/directory/places/near-words';
import { isPublic } from '~/features/directory/visibility/visibility';

import { facetMark } from '~/lib/facet-mark';

import { asMeant } from './words-as-meant';

/** The first ranks of the directory's own order. */
export const walkRank = (limit: number | SQL) =>
  sql`select p.search_rank as rank from properties p indexed by public_by_rank where ${isPublic}
    order by p.search_rank limit ${limit}`;

/** The first ranks of the whole directory by name. */
export const walkName = (limit: number | SQL) =>
  sql`select p.search_rank as rank from properties p indexed by public_by_name where ${isPublic}
    order by p.name collate nocase, p.search_rank limit ${limit}`;

/** An order by one value, then by rank: its column and index, its direction, and the letter of its facet. */
type ValueOrder = { column: SQL; index: SQL; isDown: boolean; kind: string };

export const valueOrders: Record<'price_low' | 'price_high' | 'rating', ValueOrder> = {
  price_low: { column: sql`price_aud`, index: sql`public_by_price`, isDown: false, kind: 'e' },
  price_high: { column: sql`price_aud`, index: sql`public_by_price`, isDown: true, kind: 'e' },
  rating: { column: sql`guest_rating`, index: sql`public_by_rating`, isDown: true, kind: 'r' },
};

/** The facet of a rate is its number, and of none nothing. */
export const withoutRate = `"${facetMark}${valueOrders.price_low.kind}"`;

/** Both included; null means no bound, and with a bound no property without a value. */
type Bounds = { from?: number | null; to?: number | null; limit: number | SQL };

/**
 * The first ranks by value: the values that occur are taken from their index one after the other, no value last, and the
 * text index gives the properties of each in the order of their rank. `steps`: how many values were looked at. A cross join is read in
 * the order in which it is written.
 */
export function walkValues(order: ValueOrder, expression: string | null, { from, to, limit }: Bounds): SQL {
  const { column, index, isDown, kind } = order;
  const next = isDown ? sql`max(${column})` : sql`min(${column})`;
  const after = isDown ? sql`<` : sql`>`;
  const isBound = typeof from === 'number' || typeof to === 'number';
  const values = sql`from properties indexed by ${index} where ${isPublic} and ${column} is not null
    ${typeof from === 'number' ? sql`and ${column} >= ${from}` : sql``}
    ${typeof to === 'number' ? sql`and ${column} <= ${to}` : sql``}`;
  const facet = `"${facetMark}${kind}`;
  const wanted = sql`${asMeant(expression ? `${expression} AND ${facet}` : facet)} || coalesce(hex(value + 0.0), 'none') || '"'`;
  return sql`with recursive steps(value, step) as (
      select ${next}, 1 ${values}
      union all
      select (select ${next} ${values} and ${column} ${after} steps.value), step + 1 from steps where steps.value is not null)
    select s.rowid as rank, steps.step as steps from steps cross join property_search s
    where s.property_search match ${wanted} ${isBound ? sql`and steps.value is not null` : sql``} limit ${limit}`;
}

/** The first ranks by minutes to a landmark: those of each minute in turn, in the order of their rank. */
export function selectByMinutes(near: Near, expression: string | null, limit: number | SQL): SQL {
  const { word, max } = orderWord(near);
  const minutes = JSON.stringify(Array.from({ length: max }, (_, at) => at + 1));
  const wanted = sql`${asMeant(`${expression ? `${expression} AND ` : ''}"${facetMark}${word}`)} || steps.value || '"'`;
  return sql`select s.rowid as rank, steps.value as steps from json_each(${minutes}) steps cross join property_search s
    where s.property_search match ${wanted} limit ${limit}`;
}
