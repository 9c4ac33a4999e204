import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';

import { carriedParams, withQuery, type Criteria } from '~/features/directory/criteria/criteria';
import type { Removal } from './removal';

type NoResultsProps = {
  criteria: Criteria;
  removals: readonly Removal[];
  /** The nearest matches, or nothing. */
  children: ReactNode;
};

/** Keeps the search and offers to remove one filter at a time, with the number of results; then the nearest matches. */
export function NoResults({ criteria, removals, children }: NoResultsProps) {
  const offers = removals.filter(({ count }) => count > 0);
  return (
    <>
      <Card className="p-6 sm:p-10">
        <h2 className="text-2xl">No properties found</h2>
        <p className="mt-2 text-ink-soft">Try adjusting your filters or search criteria.</p>
        {offers.length > 0 && (
          <ul className="mt-5 grid gap-2">
            {offers.map(({ key, label, to, rel, count, isCapped }) => (
              <li key={key}>
                <Link
                  to={to}
                  preventScrollReset
                  rel={rel}
                  className="inline-flex min-h-9 min-w-0 flex-wrap items-center wrap-anywhere gap-x-2 text-jacaranda underline"
                >
                  <span>
                    Without <strong>{label}</strong>: {count}
                    {isCapped && '+'} {count === 1 ? 'stay' : 'stays'}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-6">
          <ButtonLink
            to={withQuery('/search', carriedParams(criteria))}
            variant="secondary"
            preventScrollReset
          >
            Clear Filters
          </ButtonLink>
        </p>
      </Card>
      {children && (
        <section aria-labelledby="nearest-title" className="mt-4 grid gap-4">
          <div>
            <h2 id="nearest-title" className="text-2xl">
              Nearest matches
            </h2>
            <p className="mt-1 text-ink-soft">
              None of these has all that you asked for. Each says what it misses.
            </p>
          </div>
          {children}
        </section>
      )}
    </>
  );
}
