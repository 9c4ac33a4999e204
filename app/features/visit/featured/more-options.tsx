import { Link, useLinkClickHandler, useNavigate, useNavigation } from '@remix-run/react';
import { ChevronDown } from 'lucide-react';
import type { SyntheticEvent } from 'react';

import { buttonClass } from '~/components/ui/button';
import { PropertyCard } from '~/features/directory/property/property-card';
import { PropertyCardSkeleton } from '~/features/directory/property/property-card-skeleton';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import { canonicalPropertyPath } from '~/features/directory/property/property-paths';
import { classes } from '~/lib/classes';

import { resultLimit } from '~/features/directory/criteria/criteria';
import type { Rel } from '~/features/directory/criteria/indexable';

import { tabs, type TabKey } from '~/features/content/home/property-groups';

export type OpenPanel = {
  tab: TabKey;
  group: { key: string; label: string };
  groups: readonly { key: string; label: string }[];
  stays: readonly PropertyCardData[];
  /** Number of all properties of the group, up to a thousand and one. */
  total: number;
  /** Search for all properties of the group. */
  allPath: string;
  allRel: Rel;
};

const inPlace = { replace: true, preventScrollReset: true };

/**
 * The tabs are links to the home page with one of them open, at the panel. With scripts only the panel
 * changes; opening the panel opens its first tab.
 */
export function MoreOptions({ panel }: { panel: OpenPanel | null }) {
  const navigate = useNavigate();
  function openFirstTab(event: SyntheticEvent<HTMLDetailsElement>) {
    if (event.currentTarget.open && !panel) navigate(panelPath(tabs[0].key), inPlace);
  }
  return (
    <details
      id="more-options"
      open={panel !== null}
      onToggle={openFirstTab}
      className="group mt-8 scroll-mt-24"
    >
      <summary className={buttonClass('secondary', 'w-fit')}>
        More options
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={1.5}
          className="transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <nav aria-label="More options" className="mt-6">
        <ul className="flex flex-wrap gap-x-6 border-b border-line">
          {tabs.map(({ key, label }) => (
            <li key={key}>
              <PanelLink
                path={panelPath(key)}
                isCurrent={panel?.tab === key}
                className="inline-flex min-h-12 items-center border-b-2 border-transparent px-1 text-lg aria-[current=true]:border-jacaranda aria-[current=true]:font-semibold aria-[current=true]:text-jacaranda"
              >
                {label}
              </PanelLink>
            </li>
          ))}
        </ul>
        {panel && (
          <ul className="mt-5 flex flex-wrap gap-2">
            {panel.groups.map(({ key, label }) => (
              <li key={key}>
                <PanelLink
                  path={panelPath(panel.tab, key)}
                  isCurrent={panel.group.key === key}
                  className="inline-flex min-h-10 items-center rounded-pill border border-control px-4 hover:bg-sand aria-[current=true]:border-jacaranda aria-[current=true]:bg-jacaranda-tint aria-[current=true]:font-semibold aria-[current=true]:text-jacaranda"
                >
                  {label}
                </PanelLink>
              </li>
            ))}
          </ul>
        )}
      </nav>
      {panel ? (
        <GroupProperties panel={panel} />
      ) : (
        <p className="mt-5 text-ink-soft">Choose how to look through the directory.</p>
      )}
    </details>
  );
}

function panelPath(tab: TabKey, group?: string): string {
  return `/?more=${tab}${group ? `&group=${group}` : ''}`;
}

type PanelLinkProps = { path: string; isCurrent: boolean; className: string; children: string };

function PanelLink({ path, isCurrent, className, children }: PanelLinkProps) {
  const stay = useLinkClickHandler<HTMLAnchorElement>(path, inPlace);
  return (
    <Link
      to={`${path}#more-options`}
      onClick={stay}
      rel="nofollow"
      className={className}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}

function GroupProperties({ panel: { group, stays, total, allPath, allRel } }: { panel: OpenPanel }) {
  const { state, location } = useNavigation();
  const isLoading = state === 'loading' && location.pathname === '/' && location.search.includes('more=');
  return (
    <div className="mt-6 grid gap-6" aria-busy={isLoading}>
      <p role="status" className="text-ink-soft">
        {isLoading ? 'Loading…' : summary(group.label, stays.length, total)}
      </p>
      <ul
        className={classes(
          'grid gap-5 sm:grid-cols-2 lg:grid-cols-4',
          stays.length === 0 && !isLoading && 'hidden',
        )}
      >
        {isLoading
          ? Array.from({ length: stays.length || 4 }, (_, index) => (
              <li key={index}>
                <PropertyCardSkeleton />
              </li>
            ))
          : stays.map((stay) => (
              <li key={stay.id}>
                <PropertyCard property={stay} to={canonicalPropertyPath(stay)} />
              </li>
            ))}
      </ul>
      <p>
        <Link
          to={allPath}
          rel={allRel}
          className="inline-flex min-h-11 items-center text-jacaranda underline"
        >
          {stays.length === 0 ? 'Search the whole directory' : `See all: ${group.label}`}
        </Link>
      </p>
    </div>
  );
}

/** 'Glenelg: 8 of 13 stays'. */
function summary(label: string, count: number, total: number): string {
  if (count === 0) return `${label}: no stays listed yet`;
  if (total > count) return `${label}: ${count} of ${total > resultLimit ? `${resultLimit}+` : total} stays`;
  return `${label}: ${count} ${count === 1 ? 'stay' : 'stays'}`;
}
