import { data, redirect } from '@remix-run/cloudflare';

import { changeMenu, type MenuChange } from '~/features/content/menus/change-menu.server';
import type { findMenu } from '~/features/content/menus/find-menus.server';
import {
  readItem,
  readMenu,
  typedItem,
  type ItemErrors,
  type ItemValues,
} from '~/features/content/menus/menu-form';
import { mostMenuItems, readOrder } from '~/features/content/menus/menu-tree';
import { readRowId } from '~/lib/row-id';
import { readIntent } from '~/platform/http/form-intents';
import { noticeCookie } from '~/platform/http/notice';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

type Menu = NonNullable<Awaited<ReturnType<typeof findMenu>>>;
type Asked = { services: Services; request: Request; viewer: Actor; form: FormData; menu: Menu };

/** The form, what was typed in it, and its errors. */
export type MenuProblem = {
  form: 'menu' | 'item' | 'order';
  /** The item that was edited; null for a new one. */
  itemId: number | null;
  item: ItemValues | null;
  itemErrors: ItemErrors;
  menu: { name: string; isActive: boolean } | null;
  menuError: string | null;
  /** Somebody else has changed the menu meanwhile; the loader has the present version. */
  isConflict: boolean;
};

const noProblem: MenuProblem = {
  form: 'order',
  itemId: null,
  item: null,
  itemErrors: {},
  menu: null,
  menuError: null,
  isConflict: false,
};

/** Makes the change of one of the menu's forms; 400 with the errors, 409 when somebody else saved first. */
export async function answerMenu({ services, request, viewer, form, menu }: Asked) {
  const version = readRowId(form.get('version'));
  const { change, problem } = readChange(form, menu, services.config.siteOrigin);
  if (!version || (!change && !problem)) throw data(null, { status: 400 });
  if (!change) return data<MenuProblem>(problem, { status: problem.isConflict ? 409 : 400 });
  const outcome = await changeMenu(services, { menuId: menu.id, version, actor: viewer }, change);
  if (outcome === 'conflict') {
    return data<MenuProblem>({ ...typedIn(form, change), isConflict: true }, { status: 409 });
  }
  // After a new order the form stays; after any other save it starts again.
  if (change.kind === 'order' && request.headers.get('sec-fetch-dest') === 'empty') return noProblem;
  // The form of another edited link stays open, with what is typed there.
  const query = change.kind === 'edit' ? '' : new URL(request.url).search;
  throw redirect(`/dashboard/site/menus/${menu.id}${query}`, {
    status: 303,
    headers: { 'set-cookie': noticeCookie(services, 'menu-changed') },
  });
}

type Read =
  | { change: MenuChange; problem?: undefined }
  | { change?: undefined; problem: MenuProblem }
  | { change?: undefined; problem?: undefined };

function readChange(form: FormData, menu: Menu, origin: string): Read {
  const intent = readIntent('dashboard.site.menus_.$id', form);
  const itemId = readRowId(form.get('item'));
  const isOurs = menu.items.some(({ id }) => id === itemId);
  if (intent === 'menu') {
    const { values, error, menu: changed } = readMenu(form);
    return error
      ? { problem: { ...noProblem, form: 'menu', menu: values, menuError: error } }
      : { change: { kind: 'menu', menu: changed } };
  }
  if (intent === 'order') {
    const places = readOrder(
      form.get('order'),
      menu.items.map(({ id }) => id),
    );
    // Another editor has added or deleted a link, so that the order belongs to an older menu.
    return places ? { change: { kind: 'order', places } } : { problem: { ...noProblem, isConflict: true } };
  }
  if (intent === 'delete' && itemId) return { change: { kind: 'delete', itemId } };
  if (intent !== 'add' && intent !== 'edit') return {};
  const values = typedItem(form);
  const problem = { ...noProblem, form: 'item' as const, itemId: isOurs ? itemId : null, item: values };
  const { item, errors } = readItem(values, origin);
  if (errors) return { problem: { ...problem, itemErrors: errors } };
  if (intent === 'edit') {
    // The item is gone: sent again, what was typed becomes a new one.
    return itemId && isOurs
      ? { change: { kind: 'edit', itemId, item } }
      : { problem: { ...problem, isConflict: true } };
  }
  if (menu.items.length >= mostMenuItems) {
    return { problem: { ...problem, itemErrors: { title: `A menu has at most ${mostMenuItems} links` } } };
  }
  return { change: { kind: 'add', item } };
}

function typedIn(form: FormData, change: MenuChange): MenuProblem {
  if (change.kind === 'menu') return { ...noProblem, form: 'menu', menu: readMenu(form).values };
  if (change.kind === 'add') return { ...noProblem, form: 'item', item: typedItem(form) };
  if (change.kind === 'edit') {
    return { ...noProblem, form: 'item', itemId: change.itemId, item: typedItem(form) };
  }
  return noProblem;
}
