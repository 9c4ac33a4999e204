import { Link } from '@remix-run/react';

import { SelectField, TextField } from '~/components/forms/field';
import { FilterForm } from '~/components/forms/filter-form';
import { pagesPath, type PageQuery } from '~/features/content/page-manager/page-query';
import {
  pageStateLabels,
  pageStates,
  shortPageTypeLabels,
} from '~/features/content/page-manager/page-states';
import { useSearch } from '~/components/forms/page-form';

/** Words, type and state of the list, all of it in the address. */
export function PageFilters({ query }: { query: PageQuery }) {
  const { q, type, state } = query;
  const search = useSearch({ q, type: type ?? '', state: state ?? '' });
  return (
    <FilterForm
      key={pagesPath({ q, type, state })}
      action="/dashboard/pages"
      aria-label="Pages"
      search={search}
      below={
        (q || type || state) && (
          <Link to={pagesPath({})} className="inline-flex min-h-11 items-center underline">
            Show all pages
          </Link>
        )
      }
    >
      <TextField
        {...search.field({ name: 'q', defaultValue: q })}
        type="search"
        label="Title or address"
        maxLength={100}
        className="min-w-0 flex-[1_1_16rem]"
      />
      <SelectField
        {...search.field({ name: 'type', defaultValue: type ?? '' })}
        label="Type"
        className="flex-[1_1_9rem] sm:flex-none"
      >
        <option value="">All</option>
        {Object.entries(shortPageTypeLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...search.field({ name: 'state', defaultValue: state ?? '' })}
        label="State"
        className="flex-[1_1_11rem] sm:flex-none"
      >
        <option value="">All but the trash</option>
        {pageStates.map((value) => (
          <option key={value} value={value}>
            {pageStateLabels[value]}
          </option>
        ))}
      </SelectField>
    </FilterForm>
  );
}
