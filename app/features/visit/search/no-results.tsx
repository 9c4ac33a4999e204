import { Link } from '@remix-run/react';

import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';

import { carriedParams, withQuery, type Criteria } from '~/features/directory/criteria/criteria';
import type { Removal } from './list-removals.server';

type NoResultsProps = {
  criteria: Criteria;
  removals: readonly Removal[];
};

/** Keeps the search and offers to remove one filter at a time, with the number of results. */
export function NoResults({ criteria, removals }: NoResultsProps) {
  const offers = removals.filter(({ count }) => count > 0);
  return (
    <Card className="p-6 sm:p-10">
      <h2 className="text-2xl">No properties found</h2>
      <p className="mt-2 text-ink-soft">Try adjusting your filters or search criteria.</p>
      {offers.length > 0 && (
        <ul className="mt-5 grid gap-2">
          {offers.map(({ key, label, to, count, isCapped }) => (
            <li key={key}>
              <Link
                to={to}
                preventScrollReset
                rel="nofollow"
                className="inline-flex min-h-9 flex-wrap items-center gap-x-2 text-jacaranda underline"
              >
                Without {label}: {count}
                {isCapped && '+'} {count === 1 ? 'stay' : 'stays'}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6">
        <ButtonLink to={withQuery('/search', carriedParams(criteria))} variant="secondary" preventScrollReset>
          Clear Filters
        </ButtonLink>
      </p>
    </Card>
  );
}
