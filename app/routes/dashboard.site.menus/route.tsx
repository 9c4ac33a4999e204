import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Form, Link, useLoaderData } from '@remix-run/react';

import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { menuLocations } from '~/db/vocabulary';
import { createMenu } from '~/features/content/menus/change-menu.server';
import { listMenus } from '~/features/content/menus/find-menus.server';
import { menuPlaces } from '~/features/content/menus/menu-form';
import { classes } from '~/lib/classes';
import { unlistedMeta } from '~/lib/document/page-meta';
import { readIntent } from '~/platform/http/forms/form-intents';
import { requireStaff } from '~/platform/auth/guards.server';
import { noticeCookie } from '~/platform/http/forms/notice';
import { sentForm } from '~/platform/http/forms/sent-form';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  return { menus: await listMenus(services) };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireStaff(services, request);
  const form = await sentForm(request);
  const location = menuLocations.find((place) => place === form.get('location'));
  if (readIntent('dashboard.site.menus', form) !== 'create' || !location) throw data(null, { status: 400 });
  const name = menuPlaces[location].label;
  const id = await createMenu(services, { location, name, actor: viewer });
  throw redirect(`/dashboard/site/menus/${id}`, {
    status: 303,
    headers: { 'set-cookie': noticeCookie(services, 'menu-created') },
  });
}

export const meta: MetaFunction = () => unlistedMeta('Menus');

export default function Menus() {
  const { menus } = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="menus-title" className="grid gap-4">
      <h2 id="menus-title" className="text-xl">
        Menus
      </h2>
      <ul className="grid gap-3">
        {menuLocations.map((location) => (
          <Card as="li" key={location} padding="small" className="grid gap-3">
            <div>
              <h3 className="text-lg">{menuPlaces[location].label}</h3>
              <p className="text-ink-soft">{menuPlaces[location].text}</p>
            </div>
            <Stored location={location} menus={menus.filter((menu) => menu.location === location)} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

type Menu = ReturnType<typeof useLoaderData<typeof loader>>['menus'][number];

function Stored({ location, menus }: { location: string; menus: readonly Menu[] }) {
  if (menus.length === 0) {
    return (
      <Form method="post">
        <input type="hidden" name="location" value={location} />
        <Button type="submit" name="intent" value="create" variant="secondary">
          Create this menu
        </Button>
      </Form>
    );
  }
  return (
    <ul className="grid gap-2">
      {menus.map(({ id, name, isActive, items }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Link
            to={`/dashboard/site/menus/${id}`}
            className="inline-flex min-h-11 items-center font-semibold wrap-anywhere"
          >
            {name}
          </Link>
          <span className="text-sm text-ink-soft">
            {items} {items === 1 ? 'link' : 'links'}
          </span>
          <span
            className={classes(
              'rounded-full px-3 py-1 text-sm font-semibold',
              isActive ? 'bg-gum-tint text-gum' : 'bg-sand text-ink-soft',
            )}
          >
            {isActive ? 'Active' : 'Off'}
          </span>
        </li>
      ))}
    </ul>
  );
}
