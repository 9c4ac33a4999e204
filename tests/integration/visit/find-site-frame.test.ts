import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { menuItems, menus, siteSettings } from '~/db/schema';
import type { MenuLocation } from '~/db/vocabulary';
import { findSiteFrame } from '~/features/visit/frame/find-site-frame.server';

const db = createDatabase(env.DB);
const origin = 'https://stay.test';

type Item = Partial<typeof menuItems.$inferInsert>;

async function addMenu(location: MenuLocation, name: string, isActive: boolean, items: Item[]) {
  const [menu] = await db.insert(menus).values({ location, name, isActive }).returning();
  if (!menu) throw new Error('menu was not stored');
  for (const item of items)
    await db.insert(menuItems).values({ title: 'X', url: '/x', ...item, menuId: menu.id });
}

describe('the frame of every page', () => {
  it('has fallbacks while nothing is stored', async () => {
    const frame = await findSiteFrame({ db }, origin);
    expect(frame.header.map(({ title }) => title)).toEqual(['Accommodation', 'Guides', 'Contact']);
    expect(frame.footer.map(({ title }) => title)).toEqual(['Company']);
  });

  describe('with stored menus and settings', () => {
    beforeAll(async () => {
      await addMenu('header', 'A header that is off', false, [{ title: 'Off' }]);
      await addMenu('header', 'Header', true, [
        { title: 'Second', url: '/second', sortOrder: 2 },
        { title: 'First', url: '/first', sortOrder: 1 },
        { title: 'Home', url: '/', sortOrder: 0 },
        { title: 'Hidden', url: '/hidden', sortOrder: 3, isActive: false },
      ]);
      await addMenu('header', 'Second header', true, [{ title: 'Other' }]);
      await addMenu('footer-accommodation', 'Stays', true, [
        { title: 'Hotels' },
        { title: 'Child', parentId: 1 },
      ]);
      await addMenu('footer-travel', 'Travel', true, [{ title: 'Trams' }]);
      await db.insert(siteSettings).values({ key: 'analytics_id', value: 'G-TEST1234' });
    });

    it('shows the items of the one active header menu in their order, without home', async () => {
      const { header } = await findSiteFrame({ db }, origin);
      expect(header.map(({ href }) => href)).toEqual(['/first', '/second']);
    });

    it('shows footer items at the top level only, and no footer-travel', async () => {
      const { footer } = await findSiteFrame({ db }, origin);
      expect(footer[0]).toMatchObject({
        title: 'Accommodation',
        links: [{ href: '/search?location=adelaide' }],
      });
      expect(JSON.stringify(footer)).not.toContain('Trams');
    });

    it('reads the settings', async () => {
      const { settings } = await findSiteFrame({ db }, origin);
      expect(settings.analytics_id).toBe('G-TEST1234');
      expect(settings.site_name).toBe('Stay Adelaide');
    });
  });
});
