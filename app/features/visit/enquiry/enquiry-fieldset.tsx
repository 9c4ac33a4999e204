import type { ReactNode } from 'react';

import { classes } from '~/lib/classes';
import { SelectField, TextAreaField, TextField } from '~/components/forms/field';

import { enquiryLabels, type EnquiryErrors, type EnquiryField } from './enquiry-fields';

const guestChoices = Array.from({ length: 20 }, (_, index) => index + 1);
const defaultGuests = 2;

type EnquiryFieldsetProps = {
  values: Record<string, unknown>;
  errors: EnquiryErrors;
  today: string;
  /** The field that gets the focus in a page that came back without scripts. */
  focusOn: EnquiryField | undefined;
};

export function EnquiryFieldset({ values, errors, today, focusOn }: EnquiryFieldsetProps) {
  const field = (name: EnquiryField) => ({
    name,
    label: enquiryLabels[name],
    errors: errors[name] ?? undefined,
    defaultValue: values[name] === undefined || values[name] === null ? undefined : String(values[name]),
    autoFocus: name === focusOn,
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Spot name="name">
        <TextField {...field('name')} autoComplete="name" required />
      </Spot>
      <Spot name="email">
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" required />
      </Spot>
      <Spot name="phone">
        <TextField {...field('phone')} type="tel" autoComplete="tel" optional />
      </Spot>
      <Spot name="guests">
        <SelectField {...field('guests')} defaultValue={field('guests').defaultValue ?? defaultGuests}>
          {guestChoices.map((count) => (
            <option key={count} value={count}>
              {count} {count === 1 ? 'Guest' : 'Guests'}
            </option>
          ))}
        </SelectField>
      </Spot>
      <Spot name="check_in_date">
        <TextField {...field('check_in_date')} type="date" min={today} optional />
      </Spot>
      <Spot name="check_out_date">
        <TextField {...field('check_out_date')} type="date" min={today} optional />
      </Spot>
      <Spot name="message" className="sm:col-span-2">
        <TextAreaField {...field('message')} optional />
      </Spot>
    </div>
  );
}

/** Target of the summary's links. */
function Spot({
  name,
  className,
  children,
}: {
  name: EnquiryField;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div id={`enquiry-${name}`} className={classes('field-spot', className)}>
      {children}
    </div>
  );
}
