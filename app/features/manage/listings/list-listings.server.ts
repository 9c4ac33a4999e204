import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties } from '~/db/schema';
import { listedProperty } from '~/db/schema/properties';
import type { Currency, ListingState } from '~/db/vocabulary';
import { isStaff } from '~/lib/roles';
import { photoPicture, type Picture } from '~/features/pictures/shown/picture-source';
import { managedBy, type Manager } from '~/features/directory/visibility/managed-by.server';
import { hexOfText } from '~/lib/crypto/hex';

import { listingWords, type ListingMark, type ListingQuery, type ListingSort } from './listing-query';
import { stateOfFilter } from './listing-states';

export const listingPageSize = 25;

/** A text search reads one row of the index more per property, so such a page is one shorter. */
const sizeOf = ({ q }: ListingQuery) => (listingWords(q).length > 0 ? listingPageSize - 1 : listingPageSize);

/** A property in its manager's list. Price per night in `currency`. */
export type Listing = {
  id: number;
  name: string;
  slug: string;
  locationSlug: string | null;
  place: string | null;
  state: ListingState;
  isFeatured: boolean;
  rejectionReason: string | null;
  changedAt: Date;
  minPrice: number | null;
  currency: Currency;
  photo: Picture | null;
  /** For staff only. */
  owner: string | null;
  /** The ready draft that waits longest; read only where the list is of such properties. */
  draftId: string | null;
};

type Row = Omit<Listing, 'isFeatured' | 'changedAt' | 'photo' | 'owner' | 'draftId'> & {
  owner?: string | null;
  draftId?: string | null;
  isFeatured: number;
  changedAt: number;
  createdAt: number;
  photo: string | null;
};

type Page = { listings: Listing[]; next: ListingMark | null; previous: ListingMark | null };

/**
 * One page of the manager's properties, with the marks where the neighbouring pages begin. Continues after a
 * mark and counts nothing, so that the last of ten thousand costs as much as the first.
 */
export async function listListings(
  { db }: { db: Database },
  manager: Manager,
  query: ListingQuery,
): Promise<Page> {
  const rows = await db.all<Row>(selectListings(manager, query));
  const isBack = query.before !== null;
  const hasMore = rows.length > sizeOf(query);
  // The first page is always full when there are enough rows, and the row of the mark may be gone.
  if ((isBack && !hasMore) || (query.after && rows.length === 0)) {
    return listListings({ db }, manager, { ...query, after: null, before: null });
  }
  const shown = rows.slice(0, sizeOf(query));
  if (isBack) shown.reverse();
  const first = shown[0];
  const last = shown.at(-1);
  const hasNext = isBack || hasMore;
  return {
    listings: shown.map((row) => asListing(row)),
    next: hasNext && last ? markOf(last, query.sort) : null,
    previous: (query.after || isBack) && first ? markOf(first, query.sort) : null,
  };
}

const orders: Record<ListingSort, { key: SQL; isDown: boolean }> = {
  newest: { key: sql`${properties.createdAt}`, isDown: true },
  changed: { key: sql`${properties.updatedAt}`, isDown: true },
  name: { key: sql`${properties.name} collate nocase`, isDown: false },
};

/** The statement for one page and one row more. */
export function selectListings(manager: Manager, query: ListingQuery): SQL {
  const words = listingWords(query.q);
  const mark = query.after ?? query.before;
  const { key, isDown } = orders[query.sort];
  const goesDown = (words.length > 0 || isDown) !== (query.before !== null);
  const direction = sql.raw(goesDown ? 'desc' : 'asc');
  const [columns, joins] = isStaff(manager) ? [staffColumns, staffJoins] : [ownColumns, areaJoin];
  const [comparison, id] = [sql.raw(goesDown ? '<' : '>'), sql`${properties.id}`];
  const hasChanges = query.status === 'changes';
  const selected = hasChanges ? sql`${columns}, ${readyDraft}` : columns;
  const conditions = [
    query.status === 'all' || query.status === 'changes'
      ? sql.raw(listedProperty)
      : sql`${properties.listingState} = ${stateOfFilter[query.status]}`,
    managedBy(manager),
  ];
  if (words.length > 0) {
    const from = mark ? sql`and rowid ${comparison} cast(${mark.id} as integer)` : sql``;
    // A cross join is read in the order in which it is written: the matches first, then their rows by id.
    return sql`${selected} from (select rowid as hit from listing_search
        where listing_search match ${matchOf(manager, query, words)} ${from}
        ${hasChanges ? sql`and rowid in (${readyOnes})` : sql``}
        order by rowid ${direction} limit ${sizeOf(query) + 1}) hits
      cross join ${properties} on ${id} = hits.hit ${joins}
      where ${all(conditions)} order by hits.hit ${direction}`;
  }
  if (mark) {
    // SQLite starts at the mark for a plain comparison; for a pair only where no collation is named.
    conditions.push(sql`${key} ${comparison}= ${mark.value}`);
    conditions.push(sql`(${key}, ${id}) ${comparison} (${mark.value}, ${mark.id})`);
  }
  // The few that have one are read first, then their rows by id.
  const source = hasChanges
    ? sql`(select distinct property_id from property_drafts where status = 'ready') waiting
      cross join ${properties} on ${id} = waiting.property_id`
    : sql`${properties}`;
  return sql`${selected} from ${source} ${joins} where ${all(conditions)}
    order by ${key} ${direction}, ${id} ${direction} limit ${sizeOf(query) + 1}`;
}

const ownColumns = sql`select ${properties.id}, ${properties.name}, ${properties.slug},
  ${properties.locationSlug} as locationSlug, area.name as place, ${properties.listingState} as state,
  ${properties.isFeatured} as isFeatured, ${properties.rejectionReason} as rejectionReason,
  ${properties.updatedAt} as changedAt, ${properties.createdAt} as createdAt, ${properties.minPrice} as minPrice,
  ${properties.currency},
  (select json_object('id', photo.id, 'width', photo.width, 'height', photo.height,
    'placeholder', photo.placeholder, 'altText', photo.alt_text)
  from property_photos photo where photo.property_id = ${properties.id}
  order by photo.is_hero desc, photo.sort_order, photo.id limit 1) as photo`;

const readyOnes = sql`select property_id from property_drafts where status = 'ready'`;
const readyDraft = sql`(select draft.id from property_drafts draft
  where draft.property_id = ${properties.id} and draft.status = 'ready'
  order by draft.updated_at, draft.id limit 1) as draftId`;
const staffColumns = sql`${ownColumns}, coalesce(person.full_name, person.email) as owner`;
const areaJoin = sql`left join location_groups area
    on area.slug = coalesce(${properties.placeSlug}, ${properties.locationSlug})`;
const staffJoins = sql`${areaJoin} left join profiles person on person.id = ${properties.ownerId}`;

const all = (conditions: readonly (SQL | undefined)[]) =>
  sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );

/**
 * FTS5: every word is the prefix of one in the name, or for staff in the owner's name or address, within
 * state and owner.
 */
function matchOf(manager: Manager, { status }: ListingQuery, words: readonly string[]): string {
  const state = status === 'all' || status === 'changes' ? 'islisted' : `is${stateOfFilter[status]}`;
  const owner = isStaff(manager) ? [] : [`of${hexOfText(manager.profileId)}`];
  const wanted = words.map((word) => `"${word}" *`).join(' AND ');
  const where = isStaff(manager) ? '{name owner}' : 'name';
  return `scope : (${[state, ...owner].join(' AND ')}) AND ${where} : (${wanted})`;
}

function markOf({ id, name, createdAt, changedAt }: Row, sort: ListingSort): ListingMark {
  return { id, value: { newest: createdAt, changed: changedAt, name }[sort] };
}

function asListing({ createdAt: _, ...row }: Row): Listing {
  return {
    ...row,
    isFeatured: Boolean(row.isFeatured),
    changedAt: new Date(row.changedAt),
    photo: row.photo ? photoPicture(JSON.parse(row.photo)) : null,
    owner: row.owner ?? null,
    draftId: row.draftId ?? null,
  };
}
