import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { guideListData } from '~/features/content/guides/guide-list-data';
import { listGuides } from '~/features/content/guides/list-guides.server';

import { createPage } from '../../../factories/page';

const db = createDatabase(env.DB);
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

describe('guides listing', () => {
  it('is empty before the first guide', async () => {
    expect(await listGuides({ db }, 1)).toMatchObject({ guides: [], total: 0, page: 1, pageCount: 1 });
  });

  describe('with guides', () => {
    beforeAll(async () => {
      const guide = { pageType: 'guide' as const };
      await createPage(db, {
        ...guide,
        title: 'Old',
        slug: 'guides/old-hotels',
        createdAt: day(1),
        updatedAt: day(9),
      });
      await createPage(db, {
        ...guide,
        title: 'New',
        slug: 'guides/new',
        createdAt: day(3),
        metaDescription: 'Meta',
      });
      await createPage(db, {
        ...guide,
        title: 'Same day',
        slug: 'guides/same',
        createdAt: day(3),
        excerpt: 'Own',
      });
      await createPage(db, {
        ...guide,
        title: 'Draft',
        slug: 'guides/draft',
        createdAt: day(4),
        isPublished: false,
      });
      await createPage(db, { title: 'No guide', slug: 'no-guide', createdAt: day(5) });
    });

    it('has the published ones, newest first', async () => {
      const { guides, total } = await listGuides({ db }, 1);
      expect(guides.map(({ title }) => title)).toEqual(['Same day', 'New', 'Old']);
      expect(total).toBe(3);
    });

    it('shows the excerpt, else the meta description, the badge and the last change', async () => {
      const { guides } = await listGuides({ db }, 1);
      expect(guides.map(({ excerpt, badge }) => [excerpt, badge])).toEqual([
        ['Own', 'General'],
        ['Meta', 'General'],
        [null, 'Luxury'],
      ]);
      expect(guides[2]?.updatedAt).toEqual(day(9));
    });

    it('takes a page beyond the last for the last', async () => {
      expect((await listGuides({ db }, 99)).page).toBe(1);
      expect((await listGuides({ db }, 0)).page).toBe(1);
    });

    it('is a collection page that lists each guide by position, address and name', async () => {
      const list = await listGuides({ db }, 1);
      expect(guideListData({ ...list, origin: 'https://stay.test' })).toMatchObject({
        '@type': 'CollectionPage',
        mainEntity: {
          itemListElement: [{ position: 1, url: 'https://stay.test/guides/same', name: 'Same day' }, {}, {}],
        },
      });
    });
  });
});
