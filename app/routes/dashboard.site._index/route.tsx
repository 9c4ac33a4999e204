import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';

import { Card } from '~/components/ui/card';
import { siteSectionsFor } from '~/features/visit/frame/site-sections';
import { requireStaff } from '~/platform/auth/guards.server';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  return { sections: siteSectionsFor(await requireStaff(services, request)) };
}

export default function SiteIndex() {
  const { sections } = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="site-title" className="grid gap-4">
      <h2 id="site-title" className="text-xl">
        Site
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {sections.map(({ to, label, text }) => (
          <Card as="li" key={to} padding="small" className="relative">
            <Link to={`/dashboard/site/${to}`} className="font-semibold after:absolute after:inset-0">
              {label}
            </Link>
            <p className="mt-1 text-ink-soft">{text}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
