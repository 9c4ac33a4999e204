import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Outlet, useLoaderData } from '@remix-run/react';

import { SectionLink } from '~/components/ui/section-link';
import { scrolledRow, useCurrentInView } from '~/components/ui/use-current-in-view';
import { siteSectionsFor } from '~/features/visit/frame/site-sections';
import { classes } from '~/lib/classes';
import { requireStaff } from '~/platform/auth/guards.server';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  return { sections: siteSectionsFor(await requireStaff(services, request)) };
}

export default function Site() {
  const { sections } = useLoaderData<typeof loader>();
  const row = useCurrentInView();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-10">
      <nav
        ref={row}
        aria-label="Parts of the site"
        className={classes(scrolledRow, 'flex gap-2 pb-1 lg:grid lg:content-start lg:overflow-visible')}
      >
        {sections.map(({ to, label }) => (
          <SectionLink
            key={to}
            to={`/dashboard/site/${to}`}
            classFor={(isCurrent) =>
              classes(
                'flex min-h-11 shrink-0 items-center rounded-control px-3 no-underline',
                isCurrent
                  ? 'bg-gum-tint font-semibold text-gum'
                  : 'text-ink-soft hover:bg-surface hover:text-ink',
              )
            }
          >
            {label}
          </SectionLink>
        ))}
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
