import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link } from '@remix-run/react';

import { siteSections } from '~/features/site/site-sections';
import { requireStaff } from '~/platform/guards.server';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  return null;
}

export default function SiteIndex() {
  return (
    <section aria-labelledby="site-title" className="grid gap-4">
      <h2 id="site-title" className="text-xl">
        Site
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {siteSections.map(({ to, label, text }) => (
          <li key={to} className="relative rounded-card border border-line bg-surface p-4">
            <Link to={`/dashboard/site/${to}`} className="font-semibold after:absolute after:inset-0">
              {label}
            </Link>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
