import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';

import { leads } from '~/db/schema';
import { isStaff } from '~/lib/roles';
import type { Manager } from '~/features/directory/visibility/managed-by.server';

import { handledBy } from '~/features/manage/leads/handled-by.server';
import type { LeadCursor, LeadFilters } from './lead-filters';
import { periodInstants } from './lead-period';
import { leadMatch, ownerScope } from './lead-search-words';

export type LeadQuestion = { manager: Manager; filters: LeadFilters; cursor: LeadCursor; now: Date };

/**
 * WHERE of a list of leads. Each filter is an equality at the head of an index that ends in `arrival`, and everything about time
 * is a range of `arrival`, so a page is read from one stretch of one index. Null when the search can find nothing.
 */
export function leadConditions(question: LeadQuestion, limit: number): SQL | null | undefined {
  const { manager, filters } = question;
  const { q, status, property } = filters;
  if (q) return searchConditions(question, limit);
  // A property has one owner, so its index is the best; the plus keeps SQLite from using the owner's.
  const ownedBy = isStaff(manager) ? undefined : sql`+${leads.ownerId} = ${manager.profileId}`;
  return and(
    property === null ? handledBy(manager) : ownedBy,
    status ? eq(leads.status, status) : undefined,
    property === null
      ? undefined
      : property === 'none'
        ? isNull(leads.propertyId)
        : eq(leads.propertyId, property),
    within(sql`${leads.arrival}`, question),
  );
}

/** The text index contains all filters, and the search stops as soon as the page is full. */
function searchConditions(question: LeadQuestion, limit: number): SQL | null | undefined {
  const { manager, filters, cursor } = question;
  const match = leadMatch(filters.q, scopesOf(manager, filters));
  if (match === null) return null;
  const order = cursor && 'newer' in cursor ? sql`asc` : sql`desc`;
  const place = sql`lead_search.rowid`;
  const found = and(sql`lead_search match ${match}`, within(place, question));
  return and(
    sql`${leads.arrival} in (select ${place} from lead_search where ${found} order by ${place} ${order} limit ${limit})`,
    isStaff(manager) ? undefined : sql`+${leads.ownerId} = ${manager.profileId}`,
  );
}

function scopesOf(manager: Manager, { status, property }: LeadFilters): string[] {
  return [
    ...(isStaff(manager) ? [] : [ownerScope(manager.profileId)]),
    ...(status ? [`s${status}`] : []),
    ...(property === null ? [] : [`p${property}`]),
  ];
}

/** FTS5 takes a limit of row ids only as an integer, and D1 binds every number as a real. */
const whole = (number: number) => sql`cast(${number} as integer)`;

/** At most one lower and one upper bound: of two, SQLite would use one and read past the other. */
function within(place: SQL, { filters: { period }, cursor, now }: LeadQuestion): SQL | undefined {
  const { from, to } = period ? periodInstants(period, now) : { from: null, to: null };
  const low = Math.max(from ? from.getTime() * 1000 : 0, cursor && 'newer' in cursor ? cursor.newer + 1 : 0);
  const high = Math.min(
    to ? to.getTime() * 1000 : Infinity,
    cursor && 'older' in cursor ? cursor.older : Infinity,
  );
  return and(
    low > 0 ? sql`${place} >= ${whole(low)}` : undefined,
    high < Infinity ? sql`${place} < ${whole(high)}` : undefined,
  );
}
