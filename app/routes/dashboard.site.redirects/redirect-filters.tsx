import { Link } from '@remix-run/react';

import { SelectField, TextField } from '~/components/forms/field';
import { FilterForm } from '~/components/forms/filter-form';
import {
  redirectListPath,
  redirectsHome,
  type RedirectQuery,
} from '~/features/content/redirects/redirect-query';
import type { Search } from '~/components/forms/page-form';

/** Words, state and order of the list, all of it in the address. */
export function RedirectFilters({ query, search }: { query: RedirectQuery; search: Search }) {
  const { q, state, sort } = query;
  return (
    <FilterForm
      key={redirectListPath({ q, state, sort })}
      action={redirectsHome}
      aria-label="Redirects"
      search={search}
      below={
        (q || state !== 'all') && (
          <Link to={redirectListPath({ sort })} className="inline-flex min-h-11 items-center underline">
            Show all
          </Link>
        )
      }
    >
      <TextField
        {...search.field({ name: 'q', defaultValue: q })}
        type="search"
        label="Part of a path"
        maxLength={200}
        className="min-w-0 flex-[1_1_14rem]"
      />
      <SelectField
        {...search.field({ name: 'state', defaultValue: state })}
        label="State"
        className="flex-[0_1_10rem]"
      >
        <option value="all">All</option>
        <option value="active">Active</option>
        <option value="off">Switched off</option>
      </SelectField>
      <SelectField
        {...search.field({ name: 'sort', defaultValue: sort })}
        label="Sort by"
        className="flex-[0_1_11rem]"
      >
        <option value="changed">Last change</option>
        <option value="hits">Hits</option>
      </SelectField>
    </FilterForm>
  );
}
