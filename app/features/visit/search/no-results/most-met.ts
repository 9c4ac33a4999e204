import { sql, type SQL } from 'drizzle-orm';

import { wholeNumber } from '~/db/whole-number';
import type { Wish } from './missed-wish';

/** Maximum number of stays that are read for all wishes together, in the usual order, where as many may be read. */
const maxLooked = 800;

/**
 * Stays by the number of wishes that they meet, most first; equal numbers by the wishes that are given up
 * least readily. `each` is a JSON list with the FTS5 query of each of the `wishes`. Exact where each wish
 * finds no more than its part of `looked`. Gives `rank`, `met` (a bit for each wish), `size` (their
 * number) and `position` from 0.
 */
export const selectMostMet = (each: SQL, { wishes, looked, limit }: Given): SQL => sql`
  select rank, met, size, row_number() over (order by size desc, dear desc, rank) - 1 as position from (
    select found.value as rank, sum(1 << wish.key) as met, count(*) as size, sum(wish.key) as dear
    from json_each(${each}) wish cross join json_each((select json_group_array(rank) from (
      select rowid as rank from property_search where property_search match wish.value
      order by rowid limit (select (min(${wholeNumber(maxLooked)}, ${looked}) + ${wholeNumber(wishes - 1)}) / ${wholeNumber(wishes)})))) found
    group by found.value order by size desc, dear desc, rank limit ${limit})`;

type Given = { wishes: number; looked: SQL; limit: number };

/** The wishes without a bit in `met`. */
export const missedOf = (wishes: readonly Wish[], met: number): Wish[] =>
  wishes.filter((_, at) => (met & (1 << at)) === 0);
