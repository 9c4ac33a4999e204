import { asc, inArray, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { amenities, locationGroups } from '~/db/schema';
import { propertyTypeLabels } from '~/features/directory/property/property-types';
import type { PropertyContent } from '~/features/directory/listing/property-content';
import { formatMoney } from '~/lib/text/money';

import { suburbOf } from '~/features/directory/listing/place-of-suburb';
import type { ModelOrder } from '~/features/import/writing/models/language-model';

/** The facts that may be stated about a property, by name; unknown ones are absent. */
export async function listPropertyFacts(
  { db }: { db: Database },
  content: PropertyContent,
): Promise<ModelOrder['facts']> {
  const ids = JSON.stringify(content.amenities);
  const [amenityRows, [suburb]] = await db.batch([
    db
      .select({ name: amenities.name })
      .from(amenities)
      .where(inArray(amenities.id, sql`(select value from json_each(${ids}))`))
      .orderBy(asc(amenities.category), asc(amenities.name))
      .limit(200),
    db
      .select({ name: locationGroups.name })
      .from(locationGroups)
      .where(sql`${locationGroups.slug} = ${suburbOf(content) ?? ''}`)
      .limit(1),
  ]);
  const money = (amount: number | null) => (amount === null ? '' : formatMoney(amount, content.currency));
  const facts = {
    name: content.name,
    type: propertyTypeLabels[content.propertyType],
    suburb: suburb?.name ?? '',
    address: content.address,
    short_description: content.shortDescription ?? '',
    description: content.description ?? '',
    amenities: amenityRows.map(({ name }) => name),
    units: content.units.map(describeUnit),
    tags: content.tags,
    star_rating: content.starRating === null ? '' : String(content.starRating),
    near_airport: content.nearAirport ? 'within 10 km of Adelaide Airport' : '',
    check_in_time: content.checkInTime ?? '',
    check_out_time: content.checkOutTime ?? '',
    min_price: money(content.minPrice),
    max_price: money(content.maxPrice),
    cancellation_policy: content.cancellationPolicy ?? '',
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value.length > 0));
}

function describeUnit({ name, description, maxGuests, bedConfiguration }: PropertyContent['units'][number]) {
  const guests = maxGuests === null ? '' : `takes up to ${maxGuests} ${maxGuests === 1 ? 'guest' : 'guests'}`;
  const beds = bedConfiguration ? `has ${bedConfiguration.replace(/\.$/, '')}` : '';
  const first = [name, [guests, beds].filter(Boolean).join(' and ')].filter(Boolean).join(' ');
  return [`${first}.`, description].filter(Boolean).join(' ');
}
