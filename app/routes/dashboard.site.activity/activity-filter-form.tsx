import { SelectField, TextField } from '~/components/forms/field';
import { FilterForm } from '~/components/forms/filter-form';
import type { ActivityFilters, DayErrors } from '~/features/people/activity/activity-filters';
import { kindLabel, type ActivityKind } from '~/features/people/activity/activity-kinds';

type ActivityFilterFormProps = {
  filters: ActivityFilters;
  staff: { userId: string; fullName: string | null }[];
  kinds: ActivityKind[];
  errors: DayErrors | null;
};

/** Filters by actor, kind and days. */
export function ActivityFilterForm({ filters, staff, kinds, errors }: ActivityFilterFormProps) {
  const { person, kind, from, to } = filters;
  return (
    <FilterForm key={JSON.stringify(filters)} noValidate>
      <SelectField
        label="Person"
        name="person"
        defaultValue={person ?? ''}
        className="min-w-[min(11rem,100%)] flex-1"
      >
        <option value="">Everybody</option>
        {person && !staff.some(({ userId }) => userId === person) && (
          <option value={person}>Somebody else</option>
        )}
        {staff.map(({ userId, fullName }) => (
          <option key={userId} value={userId}>
            {fullName ?? 'No name'}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Kind"
        name="kind"
        defaultValue={kind ?? ''}
        className="min-w-[min(11rem,100%)] flex-1"
      >
        <option value="">Everything</option>
        {kinds.map((name) => (
          <option key={name} value={name}>
            {kindLabel(name)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="From day"
        name="from"
        type="date"
        defaultValue={from ?? ''}
        errors={errors?.from}
        className="min-w-40"
      />
      <TextField
        label="To day"
        name="to"
        type="date"
        defaultValue={to ?? ''}
        errors={errors?.to}
        className="min-w-40"
      />
    </FilterForm>
  );
}
