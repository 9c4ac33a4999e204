import { createDatabase } from '~/db/client';
import { listingSorts, type ListingQuery } from '~/features/manage/listings/listing-query';
import { listListings } from '~/features/manage/listings/list-listings.server';
import { listingFilters } from '~/features/manage/listings/listing-states';

import { measuredDatabase, nothingMeasured, plansOf } from '../support/database/measured-database';

const people = {
  staff: { userId: 'staff', profileId: 'staff', role: 'admin' },
  owner: { userId: 'owner', profileId: 'owner', role: 'owner' },
} as const;
const repeats = 20;
const plain: ListingQuery = { status: 'all', q: '', sort: 'newest', after: null, before: null };

/** Every list of the dashboard as staff and as the owner of all see it, from the second page on. */
export async function measureListings(db: D1Database) {
  await spread(db);
  const results = [];
  for (const [who, manager] of Object.entries(people)) {
    for (const status of listingFilters) {
      for (const [name, more] of [
        ...listingSorts.map((sort) => [sort, { sort }] as const),
        ['words', { q: 'house' }] as const,
      ]) {
        const query: ListingQuery = { ...plain, status, ...more };
        const { next } = await listListings({ db: createDatabase(db) }, manager, query);
        let sum = nothingMeasured();
        let ms = 0;
        for (let repeat = 0; repeat < repeats; repeat += 1) {
          sum = nothingMeasured();
          await listListings({ db: createDatabase(measuredDatabase(db, sum)) }, manager, {
            ...query,
            after: next,
          });
          ms += sum.ms / repeats;
        }
        const rowsRead = sum.statements.reduce((rows, statement) => rows + statement.rowsRead, 0);
        results.push({
          name: `${who}, ${status}, ${name}`,
          ms,
          rowsRead,
          plans: await plansOf(db, sum.statements),
        });
      }
    }
  }
  return results;
}

/** A tenth of the properties in each rarer state, all of one owner. */
async function spread(db: D1Database) {
  await db.batch([
    db.prepare(
      `update properties set owner_id = 'owner', is_approved = id % 10 > 2, is_published = id % 10 > 3,
        rejected_at = case when id % 10 = 2 then 1 end, archived_at = case when id % 10 = 9 then 1 end`,
    ),
  ]);
}
