import { Link } from '@remix-run/react';

import { SelectField, TextField } from '~/components/forms/field';
import { FilterForm } from '~/components/forms/filter-form';
import {
  redirectListPath,
  redirectsHome,
  type RedirectQuery,
} from '~/features/content/redirects/redirect-query';

/** Words, state and order of the list, all of it in the address. */
export function RedirectFilters({ query }: { query: RedirectQuery }) {
  const { q, state, sort } = query;
  return (
    <FilterForm
      key={redirectListPath({ q, state, sort })}
      action={redirectsHome}
      aria-label="Redirects"
      below={
        (q || state !== 'all') && (
          <Link to={redirectListPath({ sort })} className="inline-flex min-h-11 items-center underline">
            Show all
          </Link>
        )
      }
    >
      <TextField
        type="search"
        name="q"
        label="Part of a path"
        defaultValue={q}
        maxLength={200}
        className="min-w-0 flex-[1_1_14rem]"
      />
      <SelectField name="state" label="State" defaultValue={state} className="flex-[0_1_10rem]">
        <option value="all">All</option>
        <option value="active">Active</option>
        <option value="off">Switched off</option>
      </SelectField>
      <SelectField name="sort" label="Sort by" defaultValue={sort} className="flex-[0_1_11rem]">
        <option value="changed">Last change</option>
        <option value="hits">Hits</option>
      </SelectField>
    </FilterForm>
  );
}
