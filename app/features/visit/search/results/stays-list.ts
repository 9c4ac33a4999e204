import { canonicalPropertyPath } from '~/features/directory/property/property-paths';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import { itemList } from '~/lib/document/structured-data';

import { pageSize } from './page-size';

type ResultPage = {
  page: number;
  stays: readonly Pick<PropertyCardData, 'name' | 'slug' | 'locationSlug'>[];
};

/** The stays of a page of results as structured data, each with its position among all of them. */
export const staysList = (origin: string, { page, stays }: ResultPage) =>
  itemList(
    origin,
    stays.map((stay) => ({ name: stay.name, path: canonicalPropertyPath(stay) })),
    (page - 1) * pageSize + 1,
  );
