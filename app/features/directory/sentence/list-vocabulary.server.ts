import { asc, eq, sql } from 'drizzle-orm';

import type { Reads } from '~/db/dependencies';
import { amenities, propertyTags } from '~/db/schema';
import { listTerms, type Terms } from '~/features/directory/search/list-terms.server';
import { makeAnew } from '~/lib/memory/remember';

import { tagWords } from './words/tag-words';
import type { Vocabulary } from './phrases';

const maxAmenities = 500;

/** The places, the landmarks, the amenities and the tags that a sentence may name; at most 500 amenities. */
export const listVocabulary = ({ db, remember = makeAnew }: Reads): Promise<Vocabulary & Terms> =>
  remember('vocabulary', ['terms', 'pages', 'list', 'landmarks'], async () => {
    const tags = JSON.stringify(Object.keys(tagWords));
    const [terms, [named, tagged]] = await Promise.all([
      listTerms({ db, remember }),
      db.batch([
        db
          .select({ name: amenities.name })
          .from(amenities)
          .where(eq(amenities.isActive, true))
          .orderBy(asc(amenities.id))
          .limit(maxAmenities),
        db
          .select({ tag: sql<string>`value` })
          .from(sql`json_each(${tags})`)
          .where(sql`exists (select 1 from ${propertyTags} where ${propertyTags.tag} = value)`)
          .limit(Object.keys(tagWords).length),
      ]),
    ]);
    return { ...terms, amenities: named.map(({ name }) => name), tags: tagged.map(({ tag }) => tag) };
  });
