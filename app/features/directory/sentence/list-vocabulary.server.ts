import { asc, eq, sql } from 'drizzle-orm';

import type { Reads } from '~/db/dependencies';
import { amenities, propertyTags } from '~/db/schema';
import { listPlaces } from '~/features/directory/search/list-places.server';
import { makeAnew } from '~/lib/remember';

import { tagWords } from './feature-words';
import type { Vocabulary } from './phrases';

const maxAmenities = 500;

/** The places, the amenities and the tags that a sentence may name; at most 500 amenities. */
export const listVocabulary = ({ db, remember = makeAnew }: Reads): Promise<Vocabulary> =>
  remember('vocabulary', ['terms', 'pages', 'list'], async () => {
    const asked = JSON.stringify(Object.keys(tagWords));
    const [places, [named, tagged]] = await Promise.all([
      listPlaces({ db, remember }),
      db.batch([
        db
          .select({ name: amenities.name })
          .from(amenities)
          .where(eq(amenities.isActive, true))
          .orderBy(asc(amenities.id))
          .limit(maxAmenities),
        db
          .select({ tag: sql<string>`value` })
          .from(sql`json_each(${asked})`)
          .where(sql`exists (select 1 from ${propertyTags} where ${propertyTags.tag} = value)`)
          .limit(Object.keys(tagWords).length),
      ]),
    ]);
    return { places, amenities: named.map(({ name }) => name), tags: tagged.map(({ tag }) => tag) };
  });
