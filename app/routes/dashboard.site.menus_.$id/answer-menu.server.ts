import { data, redirect } from '@remix-run/cloudflare';

import { changeMenu, type MenuChange } from '~/features/content/menus/change-menu.server';
import type { findMenu } from '~/features/content/menus/find-menus.server';
import { readItem, readMenu } from '~/features/content/menus/read-menu-form';
import { maxMenuItems, readOrder } from '~/features/content/menus/menu-tree';
import type { FormReply } from '~/lib/form/form-reply';
import { readRowId } from '~/lib/row-id';
import { readIntent } from '~/platform/http/forms/form-intents';
import { noticeCookie } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

type Menu = NonNullable<Awaited<ReturnType<typeof findMenu>>>;
type Input = { services: Services; request: Request; viewer: Actor; form: FormData; menu: Menu };

/** The form, the text that was typed in it, and its errors. */
export type MenuProblem = {
  form: 'menu' | 'item' | 'order';
  /** The item that was edited; null for a new one. */
  itemId: number | null;
  reply?: FormReply;
  /** Another person has changed the menu meanwhile; the loader has the present version. */
  isConflict: boolean;
};

const ofOrder: MenuProblem = { form: 'order', itemId: null, isConflict: false };

/** Makes the change of one of the menu's forms; 400 with the errors, 409 when another person saved first. */
export async function answerMenu(input: Input) {
  const { services, request, viewer, form, menu } = input;
  const version = readRowId(form.get('version'));
  const read = readChange(input);
  if (!version || !read) throw data(null, { status: 400 });
  const { change, problem } = read;
  if (!change) return data(problem, { status: problem.isConflict ? 409 : 400 });
  const outcome = await changeMenu(services, { menuId: menu.id, version, actor: viewer }, change);
  if (outcome === 'conflict') return data({ ...problem, isConflict: true }, { status: 409 });
  // After a new order the form stays; after any other save it starts again.
  if (change.kind === 'order' && request.headers.get('sec-fetch-dest') === 'empty') return ofOrder;
  // The form of another edited link stays open, with what is typed there.
  const query = change.kind === 'edit' ? '' : new URL(request.url).search;
  throw redirect(`/dashboard/site/menus/${menu.id}${query}`, {
    status: 303,
    headers: { 'set-cookie': noticeCookie(services, 'menu-changed') },
  });
}

/** The change, null where the form has errors; and the answer if it is not made. */
type Read = { change: MenuChange | null; problem: MenuProblem };

function readChange(input: Input): Read | null {
  const { form, menu } = input;
  const intent = readIntent('dashboard.site.menus_.$id', form);
  const itemId = readRowId(form.get('item'));
  if (intent === 'menu') return readItself(form);
  if (intent === 'order') {
    const places = readOrder(
      form.get('order'),
      menu.items.map(({ id }) => id),
    );
    // Another editor has added or deleted a link, so that the order belongs to an older menu.
    if (!places) return { change: null, problem: { ...ofOrder, isConflict: true } };
    return { change: { kind: 'order', places }, problem: ofOrder };
  }
  if (intent === 'delete' && itemId) return { change: { kind: 'delete', itemId }, problem: ofOrder };
  return intent === 'add' || intent === 'edit' ? readLink(input, intent, itemId) : null;
}

function readItself(form: FormData): Read {
  const submission = readMenu(form);
  const problem: MenuProblem = { form: 'menu', itemId: null, reply: submission.reply(), isConflict: false };
  if (submission.status !== 'success') return { change: null, problem };
  const { name, active } = submission.value;
  return { change: { kind: 'menu', menu: { name, isActive: active } }, problem };
}

function readLink({ services, form, menu }: Input, intent: 'add' | 'edit', itemId: number | null): Read {
  const isOurs = menu.items.some(({ id }) => id === itemId);
  const submission = readItem(form, services.config.siteOrigin);
  const problem: MenuProblem = {
    form: 'item',
    itemId: isOurs ? itemId : null,
    reply: submission.reply(),
    isConflict: false,
  };
  if (submission.status !== 'success') return { change: null, problem };
  const { title, url, target, active } = submission.value;
  const item = { title, url, newTab: target === '_blank', isActive: active };
  if (intent === 'edit') {
    // The item is gone: sent again, what was typed becomes a new one.
    if (!itemId || !isOurs) return { change: null, problem: { ...problem, isConflict: true } };
    return { change: { kind: 'edit', itemId, item }, problem };
  }
  if (menu.items.length >= maxMenuItems) {
    const fieldErrors = { title: [`A menu has at most ${maxMenuItems} links`] };
    return { change: null, problem: { ...problem, reply: submission.reply({ fieldErrors }) } };
  }
  return { change: { kind: 'add', item }, problem };
}
