import { SelectField, TextField } from '~/components/forms/field';
import { FilterForm } from '~/components/forms/filter-form';
import { subscriberStatuses } from '~/db/vocabulary';
import {
  subscriberStatusNames,
  type SubscriberFilters,
  type SubscriberStatus,
} from '~/features/visit/newsletter/subscriber-filters';
import { useSearch } from '~/components/forms/page-form';

type SubscriberFilterFormProps = { filters: SubscriberFilters; counts: Record<SubscriberStatus, number> };

/** Number of subscribers by status, as filters. */
export function SubscriberFilterForm({ filters, counts }: SubscriberFilterFormProps) {
  const search = useSearch({ q: filters.address, status: filters.status ?? '' });
  return (
    <div className="grid gap-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {subscriberStatuses.toReversed().map((status) => (
          <div key={status} className="flex flex-row-reverse items-baseline gap-2">
            <dt className="text-ink-soft">{subscriberStatusNames[status]}</dt>
            <dd className="text-lg font-semibold tabular-nums">{counts[status]}</dd>
          </div>
        ))}
      </dl>
      <FilterForm key={JSON.stringify(filters)} search={search}>
        <TextField
          {...search.field({ name: 'q', defaultValue: filters.address })}
          label="Beginning of the address"
          type="search"
          maxLength={254}
          className="min-w-[min(12rem,100%)] flex-1"
        />
        <SelectField
          {...search.field({ name: 'status', defaultValue: filters.status ?? '' })}
          label="Status"
          className="min-w-44"
        >
          <option value="">All</option>
          {subscriberStatuses.map((status) => (
            <option key={status} value={status}>
              {subscriberStatusNames[status]}
            </option>
          ))}
        </SelectField>
      </FilterForm>
    </div>
  );
}
