import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { isPublic } from '~/features/properties/visibility';

import type { Criteria } from './criteria';
import { findStayIds } from './find-stays.server';
import { resultLimit } from './search-sql';

/** What is true of the stays of a landing page today. Prices per night in AUD; places and amenities most common first. */
export type StayFacts = {
  lowestPrice: number | null;
  highestPrice: number | null;
  places: { name: string; count: number }[];
  amenities: { name: string; count: number }[];
  /** Reviews behind the ratings shown. */
  reviewCount: number;
};

/** Facts over the first 1,000 stays that fit. */
export async function describeStays({ db }: { db: Database }, criteria: Criteria): Promise<StayFacts> {
  const { ids } = await findStayIds({ db }, { ...criteria, page: 1 }, resultLimit);
  const chosen = sql`p.id in (select value from json_each(${JSON.stringify(ids)})) and ${isPublic}`;
  const [sums, places, amenities] = await Promise.all([
    db.all<{ low: number | null; high: number | null; reviews: number | null }>(sql`
      select min(price_aud) as low, max(price_aud) as high, sum(review_count) as reviews from properties p where ${chosen}`),
    db.all<{ name: string; count: number }>(sql`
      select g.name as name, count(*) as count from properties p
      join location_groups g on g.slug = coalesce(p.place_slug, p.location_slug)
      where ${chosen} group by g.slug order by count desc, g.name limit 4`),
    db.all<{ name: string; count: number }>(sql`
      select a.name as name, count(*) as count from properties p
      join property_amenities pa on pa.property_id = p.id join amenities a on a.id = pa.amenity_id
      where ${chosen} group by a.id order by count desc, a.name limit 4`),
  ]);
  return {
    lowestPrice: sums[0]?.low ?? null,
    highestPrice: sums[0]?.high ?? null,
    reviewCount: sums[0]?.reviews ?? 0,
    places,
    amenities,
  };
}
