import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';

import { PageForm } from '~/components/forms/page-form';
import { LeaveGuard } from '~/components/forms/leave-guard';
import { useGuardedForms } from '~/components/forms/use-guarded-forms';
import { useHeld } from '~/components/forms/use-held';
import { Alert } from '~/components/ui/alert';
import { findMenu } from '~/features/content/menus/find-menus.server';
import { menuPlaces } from '~/features/content/menus/menu-form';
import { treeOf } from '~/features/content/menus/menu-tree';
import { keptIn } from '~/lib/form/page-parts';
import { unlistedMeta } from '~/lib/document/page-meta';
import { readRowId } from '~/lib/row-id';
import { requireStaff } from '~/platform/auth/guards.server';
import type { Services } from '~/platform/services';
import { notFound } from '~/platform/http/answers/not-found';
import { answerPageForm } from '~/platform/http/forms/answer-page-form.server';
import { sentForm } from '~/platform/http/forms/sent-form';

import { answerMenu } from './answer-menu.server';
import { ItemForm, menuItemForm } from './item-form';
import { MenuForm } from './menu-form';
import { MenuList } from './menu-list';

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const { items, ...menu } = await findOr404(services, params.id);
  const editedId = readRowId(new URL(request.url).searchParams.get('edit'));
  return { ...menu, tree: treeOf(items), edited: items.find(({ id }) => id === editedId) ?? null };
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireStaff(services, request);
  const form = await sentForm(request);
  const menu = await findOr404(services, params.id);
  return answerPageForm({ services, request }, (partOf) =>
    answerMenu({ services, request, viewer, form: partOf(form), menu }),
  );
}

async function findOr404(services: Services, param: string | undefined) {
  const id = readRowId(param);
  const found = id && (await findMenu(services, id));
  if (!found) throw notFound();
  return found;
}

/** Also after a refusal: the forms then have the present version. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ data: menu }) => unlistedMeta(menu ? menu.name : 'Menu');

export default function EditMenu() {
  const { id, name, location, isActive, version, tree, edited } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const answer = answered && 'form' in answered ? answered : undefined;
  const menu = { id, name, isActive, version };
  const place = menuPlaces[location];
  const made = useHeld('menu-itself', { id, version, texts: { name, active: isActive ? 'on' : '' } });
  const itself = {
    id,
    name: made.texts.name,
    isActive: made.texts.active === 'on',
    version: answer?.form === 'menu' ? version : made.version,
  };
  const { dirty, isOurs, form } = useGuardedForms();
  return (
    <section aria-labelledby="menu-title" className="grid gap-6">
      <header className="grid gap-2">
        <Link
          to="/dashboard/site/menus"
          className="inline-flex min-h-11 items-center gap-2 justify-self-start text-jacaranda underline"
        >
          <ArrowLeft aria-hidden size={18} strokeWidth={1.5} />
          All menus
        </Link>
        <h2 id="menu-title" className="text-xl wrap-anywhere">
          {name === place.label ? name : `${place.label}: ${name}`}
        </h2>
        <p className="measure text-ink-soft">
          {place.text} The first level is shown on the site; links below another one are kept for it.{' '}
          <a href="/" className="underline">
            See the site
          </a>
        </p>
      </header>
      {answer?.isConflict && <ConflictNote />}
      <PageForm kept={keptIn(answered)}>
        <MenuList menu={menu} tree={tree} />
        <ItemForm key={edited?.id ?? 'new'} menu={menu} edited={edited} answer={answer} guard={form} />
        <MenuForm key={JSON.stringify(made.texts)} menu={itself} answer={answer} guard={form} />
      </PageForm>
      {/* The form starts again when another link is edited. */}
      <LeaveGuard
        isDirty={dirty.length > 0}
        isOurs={isOurs}
        outlives={dirty.includes(menuItemForm) ? 'reading' : 'query'}
        isKept
      />
    </section>
  );
}

function ConflictNote() {
  return (
    <Alert title="Somebody else has changed this menu" padding="even" className="grid gap-1">
      <p>Below it is as it is now. What you typed is still in its form; save again to keep it.</p>
    </Alert>
  );
}
