import { asc, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { menuItems, menus } from '~/db/schema';

import type { MenuItem } from './menu-tree';

const maxMenus = 50;
/** More than a menu may have, so that surplus stored items can be deleted here. */
const maxRead = 200;

/** Every menu with its number of items. If a place has several, the site shows the first by name. */
export function listMenus({ db }: { db: Database }) {
  return db
    .select({
      id: menus.id,
      name: menus.name,
      location: menus.location,
      isActive: menus.isActive,
      items: sql<number>`(select count(*) from menu_items i where i.menu_id = menus.id)`,
    })
    .from(menus)
    .orderBy(asc(menus.location), asc(menus.name), asc(menus.id))
    .limit(maxMenus);
}

/** A menu with its items in order; null when there is none. */
export async function findMenu({ db }: { db: Database }, id: number) {
  const [[menu], items] = await db.batch([
    db.select().from(menus).where(eq(menus.id, id)).limit(1),
    db
      .select({
        id: menuItems.id,
        parentId: menuItems.parentId,
        title: menuItems.title,
        url: menuItems.url,
        target: menuItems.target,
        isActive: menuItems.isActive,
      })
      .from(menuItems)
      .where(eq(menuItems.menuId, id))
      .orderBy(asc(menuItems.sortOrder), asc(menuItems.id))
      .limit(maxRead),
  ]);
  return menu ? { ...menu, items: items satisfies MenuItem[] } : null;
}
