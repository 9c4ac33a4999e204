import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Reads } from '~/db/dependencies';
import { menuItems, menus } from '~/db/schema';
import { makeAnew } from '~/lib/memory/remember';
import type { MenuLocation } from '~/db/vocabulary';
import type { MenuLink } from '~/features/content/menus/menu-link';
import { settingsQuery } from '~/features/content/settings/settings-query.server';
import { readSettings, type SiteSettings } from '~/features/content/settings/site-settings';

import { footerColumns, type FooterColumn } from './footer-links';
import { headerLinks } from './header-links';

/** The menu footer-travel is stored, but not shown. */
const shownMenus = ['header', 'footer-accommodation', 'footer-guides', 'footer-company'] as const;

type SiteFrame = {
  header: readonly MenuLink[];
  footer: readonly FooterColumn[];
  settings: SiteSettings;
};

/** The frame of every page: menus as links, and the settings. One round trip. */
export const findSiteFrame = ({ db, remember = makeAnew }: Reads, origin: string): Promise<SiteFrame> =>
  remember('frame', ['frame'], () => readFrame(db, origin));

async function readFrame(db: Database, origin: string): Promise<SiteFrame> {
  const [rows, settingRows] = await db.batch([menuLinksQuery(db), settingsQuery(db)]);
  const entriesOf = (location: MenuLocation) => {
    const ofLocation = rows.filter((row) => row.location === location);
    return ofLocation.filter(({ menuId }) => menuId === ofLocation[0]?.menuId);
  };
  return {
    header: headerLinks(entriesOf('header'), origin),
    footer: footerColumns(
      {
        accommodation: entriesOf('footer-accommodation'),
        guides: entriesOf('footer-guides'),
        company: entriesOf('footer-company'),
      },
      origin,
    ),
    settings: readSettings(settingRows),
  };
}

/** Links of the top level of every active menu that is shown. */
function menuLinksQuery(db: Database) {
  return db
    .select({
      menuId: menus.id,
      location: menus.location,
      title: menuItems.title,
      url: menuItems.url,
      target: menuItems.target,
      sortOrder: menuItems.sortOrder,
    })
    .from(menus)
    .innerJoin(menuItems, eq(menuItems.menuId, menus.id))
    .where(
      and(
        inArray(menus.location, [...shownMenus]),
        eq(menus.isActive, true),
        eq(menuItems.isActive, true),
        isNull(menuItems.parentId),
      ),
    )
    .orderBy(asc(menus.name), asc(menus.id), asc(menuItems.sortOrder), asc(menuItems.id))
    .limit(200);
}
