import { Form } from '@remix-run/react';

import { SelectField, TextField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import type { ActivityFilters } from '~/features/activity/activity-filters';
import { kindLabel, type ActivityKind } from '~/features/activity/activity-kinds';

type ActivityFilterFormProps = {
  filters: ActivityFilters;
  staff: { userId: string; fullName: string | null }[];
  kinds: ActivityKind[];
};

/** Who, what kind of thing, and on which day. */
export function ActivityFilterForm({ filters, staff, kinds }: ActivityFilterFormProps) {
  const { person, kind, day } = filters;
  return (
    <Form key={JSON.stringify(filters)} role="search" className="flex flex-wrap items-end gap-3">
      <SelectField label="Person" name="person" defaultValue={person ?? ''} className="min-w-44 flex-1">
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
      <SelectField label="Kind" name="kind" defaultValue={kind ?? ''} className="min-w-44 flex-1">
        <option value="">Everything</option>
        {kinds.map((name) => (
          <option key={name} value={name}>
            {kindLabel(name)}
          </option>
        ))}
      </SelectField>
      <TextField label="Day" name="day" type="date" defaultValue={day ?? ''} className="min-w-40" />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </Form>
  );
}
