import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';

import { Card } from '~/components/ui/card';
import { siteSectionsFor } from '~/features/visit/frame/site-sections';
import { findCacheUse } from '~/features/work/traffic/find-cache-use.server';
import { formatNumber } from '~/lib/text/numbers';
import { requireStaff } from '~/platform/auth/guards.server';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const sections = siteSectionsFor(await requireStaff(services, request));
  return { sections, cache: await findCacheUse(services) };
}

export default function SiteIndex() {
  const { sections, cache } = useLoaderData<typeof loader>();
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
      {cache.requests > 0 && (
        <p className="text-sm text-ink-soft">
          Of {formatNumber(cache.requests)} requests today,{' '}
          {Math.round((100 * cache.answered) / cache.requests)} % were answered by the cache.
        </p>
      )}
    </section>
  );
}
