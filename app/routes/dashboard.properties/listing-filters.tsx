import { Link } from '@remix-run/react';

import { SelectField, TextField } from '~/components/forms/field';
import { FilterForm } from '~/components/forms/filter-form';
import { useSearch } from '~/components/forms/page-form';
import type { Role } from '~/db/vocabulary';
import { isStaff } from '~/lib/roles';
import {
  listingPath,
  listingSorts,
  type ListingQuery,
  type ListingSort,
} from '~/features/manage/listings/listing-query';
import { filterLabels, listingChoices } from '~/features/manage/listings/listing-states';
import { classes } from '~/lib/classes';

const sortLabels: Record<ListingSort, string> = { newest: 'Newest', name: 'Name', changed: 'Last change' };

/** State, words and order of the list, all of it in the address. */
export function ListingFilters({ query, role }: { query: ListingQuery; role: Role }) {
  const { q, status, sort } = query;
  const labels = filterLabels({ role });
  const search = useSearch({ q, sort, status: status === 'all' ? '' : status });
  return (
    <div className="grid gap-4">
      <nav aria-label="Properties by state">
        <ul className="flex flex-wrap gap-2">
          {listingChoices.map((filter) => (
            <li key={filter}>
              <Link
                to={listingPath({ q, sort, status: filter })}
                preventScrollReset
                aria-current={filter === status ? 'true' : undefined}
                className={classes(
                  'grid min-h-11 place-items-center rounded-pill border px-4 text-sm font-semibold no-underline',
                  filter === status
                    ? 'border-jacaranda bg-jacaranda-tint text-jacaranda'
                    : 'border-control bg-surface text-ink hover:bg-sand',
                )}
              >
                {labels[filter]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <FilterForm
        // Words that are typed while another state is on its way stay.
        key={listingPath({ q, sort })}
        action="/dashboard/properties"
        aria-label="Properties"
        search={search}
        below={
          q && (
            <>
              What is found comes newest first.{' '}
              <Link to={listingPath({ status, sort })} className="inline-block min-h-6 underline">
                Clear the search
              </Link>
            </>
          )
        }
      >
        {status !== 'all' && <input type="hidden" {...search.kept('status', status)} />}
        <TextField
          {...search.field({ name: 'q', defaultValue: q })}
          type="search"
          label={isStaff({ role }) ? 'Search by name or owner' : 'Search by name'}
          maxLength={100}
          className="min-w-0 flex-[1_1_16rem]"
        />
        {q ? (
          <input type="hidden" {...search.kept('sort', sort)} />
        ) : (
          <SelectField
            {...search.field({ name: 'sort', defaultValue: sort })}
            label="Sort by"
            className="flex-[0_1_11rem]"
          >
            {listingSorts.map((choice) => (
              <option key={choice} value={choice}>
                {sortLabels[choice]}
              </option>
            ))}
          </SelectField>
        )}
      </FilterForm>
    </div>
  );
}
