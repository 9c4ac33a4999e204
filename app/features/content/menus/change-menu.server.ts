import { and, eq, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { DbClock } from '~/db/dependencies';
import { insertRow } from '~/db/insert-row';
import { runBatch, type Statement } from '~/db/run-batch';
import { menuItems, menus } from '~/db/schema';
import type { MenuLocation } from '~/db/vocabulary';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Actor } from '~/lib/actor';

import { maxMenuItems, type Place } from './menu-tree';

type ItemValues = { title: string; url: string; newTab: boolean; isActive: boolean };
type Target = { menuId: number; version: number; actor: Actor };

export type MenuChange =
  | { kind: 'menu'; menu: { name: string; isActive: boolean } }
  | { kind: 'add'; item: ItemValues }
  | { kind: 'edit'; itemId: number; item: ItemValues }
  | { kind: 'delete'; itemId: number }
  | { kind: 'order'; places: readonly Place[] };

/**
 * Changes a menu or one of its items if the version is the one that was seen, with an entry in the log, in
 * one batch. 'conflict' when another person has changed the menu or an item since.
 */
export async function changeMenu(
  { db, clock }: DbClock,
  { menuId, version, actor }: Target,
  change: MenuChange,
): Promise<'changed' | 'conflict'> {
  const seen = sql`exists (select 1 from menus m where m.id = ${menuId} and m.version = ${version})`;
  const { raised } = await runBatch(db, {
    item: itemStatement(db, menuId, change, seen),
    raised: db
      .update(menus)
      .set({ version: sql`${menus.version} + 1`, ...(change.kind === 'menu' && change.menu) })
      .where(and(eq(menus.id, menuId), eq(menus.version, version))),
    entry: auditStatement(
      db,
      {
        actor,
        action: 'menu-changed',
        subject: `menu:${menuId}`,
        detail: detailOf(change),
      },
      { guard: changed, now: clock.now() },
    ),
  });
  return raised.meta.changes > 0 ? 'changed' : 'conflict';
}

function itemStatement(db: Database, menuId: number, change: MenuChange, seen: SQL): Statement | null {
  if (change.kind === 'menu') return null;
  if (change.kind === 'add') return insertItem(db, menuId, change.item, seen);
  if (change.kind === 'order') return placeItems(db, menuId, change.places, seen);
  const one = and(eq(menuItems.id, change.itemId), eq(menuItems.menuId, menuId), seen);
  if (change.kind === 'delete') return db.delete(menuItems).where(one);
  const { title, url, newTab, isActive } = change.item;
  return db
    .update(menuItems)
    .set({ title, url, target: newTab ? '_blank' : null, isActive })
    .where(one);
}

/** Last in the menu, if the menu is not full. */
function insertItem(db: Database, menuId: number, { title, url, newTab, isActive }: ItemValues, seen: SQL) {
  const ofMenu = sql`from menu_items i where i.menu_id = ${menuId}`;
  return insertRow(
    db,
    menuItems,
    {
      menuId,
      title,
      url,
      target: newTab ? '_blank' : null,
      sortOrder: sql`(select coalesce(max(i.sort_order), 0) + 1 ${ofMenu})`,
      isActive,
    },
    sql`where ${seen} and (select count(*) ${ofMenu}) < ${maxMenuItems}`,
  );
}

/** Writes the whole order in one statement. */
function placeItems(db: Database, menuId: number, places: readonly Place[], seen: SQL) {
  const json = JSON.stringify(Object.fromEntries(places.map((place) => [place.id, place])));
  const of = (name: string) => sql`json_extract(${json}, '$."' || ${menuItems.id} || '".' || ${name})`;
  return db
    .update(menuItems)
    .set({ sortOrder: of('sortOrder'), parentId: of('parentId') })
    .where(and(eq(menuItems.menuId, menuId), sql`${of('id')} is not null`, seen));
}

/** The kind of change and the item, without its texts. */
function detailOf(change: MenuChange) {
  return { change: change.kind, ...('itemId' in change && { item: change.itemId }) };
}

/**
 * Creates a menu for a place without one, switched off until it has items; returns the existing one when
 * there is one.
 */
export async function createMenu(
  { db, clock }: DbClock,
  { location, name, actor }: { location: MenuLocation; name: string; actor: Actor },
): Promise<number | null> {
  await db.batch([
    insertRow(
      db,
      menus,
      { name, location, isActive: false },
      sql`where not exists (select 1 from menus m where m.location = ${location})`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: 'menu-changed',
        subject: `menu:${location}`,
        detail: { change: 'created' },
      },
      { guard: changed, now: clock.now() },
    ),
  ]);
  const [row] = await db.select({ id: menus.id }).from(menus).where(eq(menus.location, location)).limit(1);
  return row?.id ?? null;
}
