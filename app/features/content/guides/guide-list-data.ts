import { itemList, type StructuredData } from '~/lib/document/structured-data';

type GuideList = {
  origin: string;
  guides: readonly { title: string; path: string }[];
  page: number;
  perPage: number;
};

/** The guides page as structured data: a collection that lists each guide by position, address and name. */
export function guideListData({ origin, guides, page, perPage }: GuideList): StructuredData {
  const entries = guides.map(({ title, path }) => ({ name: title, path }));
  return {
    '@type': 'CollectionPage',
    name: 'Adelaide Accommodation Guides',
    url: `${origin}/guides`,
    mainEntity: itemList(origin, entries, (page - 1) * perPage + 1),
  };
}
