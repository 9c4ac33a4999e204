import { z } from 'zod';

import { isCalendarDate } from '~/lib/time/dates';
import { emailField, nameField, optionalText, phoneField } from '~/lib/form/fields';

// Zod's compiler tests whether it may evaluate text, which the content policy refuses and reports.
z.config({ jitless: true });

const badGuests = 'Guests must be a number from 1 to 20';
const badDate = 'Please enter a valid date';
const badMessage = 'Message must be less than 1000 characters';

const day = (today: string, past: string) =>
  optionalText(
    z
      .string(badDate)
      .refine(isCalendarDate, badDate)
      .refine((date) => date >= today, past),
  );

/** The enquiry as typed, field by field as text; the result is ready to store. `today` is Adelaide's date. */
export const enquirySchema = (today: string) =>
  z
    .object({
      name: nameField('Name'),
      email: emailField(),
      phone: optionalText(phoneField()),
      check_in_date: day(today, 'Check-in cannot be in the past'),
      check_out_date: day(today, 'Check-out cannot be in the past'),
      guests: optionalText(
        z
          .string(badGuests)
          .regex(/^\d{1,2}$/, badGuests)
          .transform(Number)
          .refine((guests) => guests >= 1 && guests <= 20, badGuests),
      ),
      message: optionalText(z.string(badMessage).max(1000, badMessage)),
    })
    .refine(({ check_in_date: from, check_out_date: to }) => !isDay(from) || !isDay(to) || to > from, {
      path: ['check_out_date'],
      error: 'Check-out must be after check-in',
      // Reported with the other fields' errors, not after they are corrected.
      when: () => true,
    });

const isDay = (value: unknown): value is string => typeof value === 'string' && isCalendarDate(value);

export type Enquiry = z.output<ReturnType<typeof enquirySchema>>;
