import { SectionLink } from '~/components/ui/section-link';
import { classes } from '~/lib/classes';

import { redirectsHome } from './redirect-query';

const tabs = [
  { to: redirectsHome, label: 'Redirects' },
  { to: `${redirectsHome}/missing`, label: 'Missing paths' },
  { to: `${redirectsHome}/import`, label: 'Import and export' },
];

/** Tabs of the screens about redirects. */
export function RedirectTabs() {
  return (
    <nav aria-label="Redirects" className="flex flex-wrap gap-2">
      {tabs.map(({ to, label }) => (
        <SectionLink
          key={to}
          to={to}
          end
          classFor={(isCurrent) =>
            classes(
              'grid min-h-11 place-items-center rounded-pill border px-4 text-sm font-semibold no-underline',
              isCurrent
                ? 'border-jacaranda bg-jacaranda-tint text-jacaranda'
                : 'border-control bg-surface text-ink hover:bg-sand',
            )
          }
        >
          {label}
        </SectionLink>
      ))}
    </nav>
  );
}
