import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { auditLog } from '~/db/schema';
import { changeMenu, createMenu, type MenuChange } from '~/features/content/menus/change-menu.server';
import { findMenu, listMenus } from '~/features/content/menus/find-menus.server';
import { readOrder, treeOf, writeOrder } from '~/features/content/menus/menu-tree';
import { findSiteFrame } from '~/features/visit/frame/find-site-frame.server';

import { makeActor } from '../../factories/actor';

const db = createDatabase(env.DB);
const deps = { db, clock: { now: () => new Date('2026-11-20T00:00:00Z') } };
const actor = makeActor({ userId: 'ada', network: '203.0.113.1' });
const item = (title: string) => ({ title, url: '/guides', newTab: false, isActive: true });

async function newMenu(location: 'header' | 'footer-guides' = 'header') {
  const menuId = (await createMenu(deps, { location, name: 'Main', actor })) ?? 0;
  const read = async () => {
    const menu = await findMenu(deps, menuId);
    if (!menu) throw new Error('the menu is gone');
    return { ...menu, order: writeOrder(treeOf(menu.items)), ids: menu.items.map(({ id }) => id) };
  };
  const change = (version: number, what: MenuChange) => changeMenu(deps, { menuId, version, actor }, what);
  return { menuId, read, change };
}

describe('a menu', () => {
  it('is created once, gets links and an order, and shows them at once', async () => {
    const { menuId, read, change } = await newMenu();
    expect(await createMenu(deps, { location: 'header', name: 'Again', actor })).toBe(menuId);
    expect(await change(1, { kind: 'add', item: item('One') })).toBe('changed');
    expect(await change(2, { kind: 'add', item: { ...item('Two'), newTab: true } })).toBe('changed');
    expect(await change(3, { kind: 'add', item: item('Three') })).toBe('changed');
    const [one = 0, two = 0, three = 0] = (await read()).ids;
    const order = `${three}:0,${one}:3,${two}:0`.replace(`${one}:3`, `${one}:${three}`);
    const places = readOrder(order, [one, two, three]) ?? [];
    expect(await change(4, { kind: 'order', places })).toBe('changed');
    expect((await read()).order).toBe(order);
    expect(await change(5, { kind: 'menu', menu: { name: 'Main', isActive: true } })).toBe('changed');
    const { header } = await findSiteFrame(deps, 'https://stay.example');
    expect(header.map(({ title, newTab }) => [title, newTab])).toEqual([
      ['Three', false],
      ['Two', true],
    ]);
    expect((await listMenus(deps)).find(({ id }) => id === menuId)?.items).toBe(3);
    expect(await change(6, { kind: 'delete', itemId: three })).toBe('changed');
    expect((await read()).order).toBe(`${two}:0`);
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `menu:${menuId}`));
    expect(entries.map(({ detail }) => (detail as { change: string }).change)).toEqual([
      'add',
      'add',
      'add',
      'order',
      'menu',
      'delete',
    ]);
  });

  it('changes nothing for an editor with an old version', async () => {
    const { menuId, read, change } = await newMenu('footer-guides');
    await change(1, { kind: 'add', item: item('Kept') });
    const [kept = 0] = (await read()).ids;
    const before = await read();
    const late: MenuChange[] = [
      { kind: 'menu', menu: { name: 'x', isActive: true } },
      { kind: 'add', item: item('x') },
      { kind: 'edit', itemId: kept, item: item('x') },
      { kind: 'delete', itemId: kept },
      { kind: 'order', places: [{ id: kept, parentId: null, sortOrder: 9 }] },
    ];
    for (const what of late) expect([what.kind, await change(1, what)]).toEqual([what.kind, 'conflict']);
    expect(await read()).toEqual(before);
    expect(
      await db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `menu:${menuId}`)),
    ).toHaveLength(1);
    expect(await change(2, { kind: 'edit', itemId: kept, item: item('Renamed') })).toBe('changed');
    expect((await read()).items).toMatchObject([{ title: 'Renamed' }]);
  });
});
