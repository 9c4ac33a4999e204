import { Form } from '@remix-run/react';

import { SelectField, TextField } from '~/components/forms/field';
import { closePhoneFold, PhoneFold } from '~/components/forms/phone-fold';
import { Button, ButtonLink } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';
import { leadStatuses } from '~/db/vocabulary';
import { hasLeadFilters, type LeadFilters } from '~/features/manage/leads/lists/lead-filters';
import { leadPeriodNames, leadPeriods } from '~/features/manage/leads/lists/lead-period';
import { leadStatusNames } from '~/features/directory/lead/lead-status';
import { useSearch } from '~/components/forms/page-form';

type LeadFilterFormProps = {
  filters: LeadFilters;
  properties: readonly { id: number; name: string }[];
  isStaff: boolean;
};

/** Each field is reset when the address has another value; the button keeps the focus. */
export function LeadFilterForm({ filters, properties, isStaff }: LeadFilterFormProps) {
  const { q, status, property, period } = filters;
  const texts = { q, status: status ?? '', period: period ?? '', property: String(property ?? '') };
  const search = useSearch(texts);
  const field = (name: keyof typeof texts) => search.field({ name, defaultValue: texts[name] });
  return (
    <Form
      method="get"
      action="/dashboard/leads"
      role="search"
      aria-label="Leads"
      preventScrollReset
      onSubmit={({ currentTarget }) => closePhoneFold(currentTarget)}
      className={cardClass()}
    >
      {search.hidden}
      <PhoneFold
        label="Filter the leads"
        summary={filterLine(filters, properties)}
        isOpen={search.isChanged}
        className="grid grid-cols-2 gap-4 p-4 lg:grid-cols-[2fr_1fr_1fr_1.5fr_auto] lg:items-end"
      >
        <TextField
          key={`q-${q}`}
          {...field('q')}
          label="Name, email or phone"
          type="search"
          maxLength={100}
          autoComplete="off"
          className="max-sm:col-span-2"
        />
        <SelectField key={`status-${status}`} {...field('status')} label="Status">
          <option value="">All</option>
          {leadStatuses.map((word) => (
            <option key={word} value={word}>
              {leadStatusNames[word]}
            </option>
          ))}
        </SelectField>
        <SelectField key={`period-${period}`} {...field('period')} label="Received">
          <option value="">Any time</option>
          {leadPeriods.map((word) => (
            <option key={word} value={word}>
              {leadPeriodNames[word]}
            </option>
          ))}
        </SelectField>
        <SelectField
          key={`property-${property}`}
          {...field('property')}
          label="Property"
          className="max-sm:col-span-2"
        >
          <option value="">All</option>
          {isStaff && <option value="none">General inquiries</option>}
          {properties.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap gap-2 max-lg:col-span-2">
          <Button type="submit" {...search.press}>
            Show
          </Button>
          {hasLeadFilters(filters) && (
            <ButtonLink to="/dashboard/leads" variant="quiet" preventScrollReset>
              Clear
            </ButtonLink>
          )}
        </div>
      </PhoneFold>
    </Form>
  );
}

/** The filters of the list in words, such as 'New · Last 7 days · Quandong House'. */
function filterLine(
  { q, status, period, property }: LeadFilters,
  properties: LeadFilterFormProps['properties'],
): string {
  const ofProperty =
    property === 'none' ? 'General inquiries' : properties.find(({ id }) => id === property)?.name;
  const parts = [q, status && leadStatusNames[status], period && leadPeriodNames[period], ofProperty];
  return parts.filter(Boolean).join(' · ') || 'All leads';
}
