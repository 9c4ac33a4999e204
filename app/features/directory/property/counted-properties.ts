import { sql, type SQL } from 'drizzle-orm';

import { propertyCounts } from '~/db/schema';
import type { propertyCountKinds } from '~/db/vocabulary';

type Kind = (typeof propertyCountKinds)[number];
type Column = 'total' | 'listed' | 'published' | 'public' | 'pending';

/** Number of properties of that kind and key as triggers keep it, for a select or a condition; 0 when there is none. */
export const countedProperties = (kind: Kind, key: SQL | string, column: Column = 'total') =>
  sql<number>`coalesce((select counted.${sql.identifier(column)} from ${propertyCounts} counted
    where counted.kind = ${sql.raw(`'${kind}'`)} and counted.key = ${key}), 0)`;
