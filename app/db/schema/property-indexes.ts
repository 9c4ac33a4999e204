import { sql, type SQL } from 'drizzle-orm';
import { index, type AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

type DashboardColumns = Record<'ownerId' | 'listingState' | 'createdAt' | 'updatedAt', AnySQLiteColumn>;

/** For each order of the dashboard's list: of all that are listed, of one state, of one owner, of both. */
export const dashboardIndexes = (table: DashboardColumns, whenListed: SQL) => [
  index('dashboard_newest').on(table.createdAt).where(whenListed),
  index('dashboard_name')
    .on(sql`name collate nocase`)
    .where(whenListed),
  index('dashboard_changed').on(table.updatedAt).where(whenListed),
  index('dashboard_state_newest').on(table.listingState, table.createdAt),
  index('dashboard_state_name').on(table.listingState, sql`name collate nocase`),
  index('dashboard_state_changed').on(table.listingState, table.updatedAt),
  index('dashboard_owner_newest').on(table.ownerId, table.createdAt).where(whenListed),
  index('dashboard_owner_name')
    .on(table.ownerId, sql`name collate nocase`)
    .where(whenListed),
  index('dashboard_owner_changed').on(table.ownerId, table.updatedAt).where(whenListed),
  index('dashboard_owner_state_newest').on(table.ownerId, table.listingState, table.createdAt),
  index('dashboard_owner_state_name').on(table.ownerId, table.listingState, sql`name collate nocase`),
  index('dashboard_owner_state_changed').on(table.ownerId, table.listingState, table.updatedAt),
];

type PublicColumns = Record<
  | 'searchRank'
  | 'priceAud'
  | 'locationSlug'
  | 'placeSlug'
  | 'updatedAt'
  | 'propertyType'
  | 'nearAirport'
  | 'starRating',
  AnySQLiteColumn
>;

/** For the orders and places of the public; every other condition is a word of the text index. */
export const publicIndexes = (table: PublicColumns, whenPublic: SQL) => [
  index('public_by_rank').on(table.searchRank).where(whenPublic),
  index('public_by_price').on(table.priceAud).where(whenPublic),
  index('public_by_rating')
    .on(sql`guest_rating desc`, sql`review_count desc`, sql`updated_at desc`)
    .where(whenPublic),
  index('public_by_name')
    .on(sql`name collate nocase`, table.searchRank)
    .where(whenPublic),
  index('public_by_location').on(table.locationSlug, table.searchRank).where(whenPublic),
  index('public_by_place').on(table.placeSlug, table.searchRank).where(whenPublic),
  // Named by the worker of the release before, which a rollback brings back; the next release drops them.
  index('public_by_price_down')
    .on(sql`price_aud is null`, sql`price_aud desc`, table.searchRank)
    .where(whenPublic),
  index('public_by_type').on(table.propertyType, table.searchRank, table.priceAud).where(whenPublic),
  index('public_near_airport').on(table.nearAirport, table.searchRank, table.starRating).where(whenPublic),
  index('public_by_part')
    .on(sql`(id - 1) / 5000`, table.updatedAt)
    .where(whenPublic),
];
