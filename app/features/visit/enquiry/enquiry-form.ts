import { z } from 'zod';

import { isCalendarDate } from '~/lib/dates';

// Zod's compiler tests whether it may evaluate text, which the content policy refuses and reports.
z.config({ jitless: true });

const shortName = 'Name must be at least 2 characters';
const badEmail = 'Please enter a valid email address';
const badPhone = 'Invalid phone number format';
const badGuests = 'Guests must be a number from 1 to 20';
const badDate = 'Please enter a valid date';
const badMessage = 'Message must be less than 1000 characters';

/** Trimmed, line ends as one character; a blank value is absent. */
function typed(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() || undefined : value;
}

function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    typed,
    schema.optional().transform((value) => value ?? null),
  );
}

const day = (today: string, past: string) =>
  optional(
    z
      .string(badDate)
      .refine(isCalendarDate, badDate)
      .refine((date) => date >= today, past),
  );

/** The enquiry as typed, field by field as text; the result is ready to store. `today` is Adelaide's date. */
export const enquirySchema = (today: string) =>
  z
    .object({
      name: z
        .string(shortName)
        .trim()
        .min(2, shortName)
        .max(100, 'Name must be less than 100 characters')
        .regex(/^[\p{L}\p{M} '’-]+$/u, 'Name contains invalid characters'),
      email: z
        .string(badEmail)
        .trim()
        .toLowerCase()
        .max(254, 'Email address is too long')
        .pipe(z.email(badEmail)),
      phone: optional(
        z
          .string(badPhone)
          .max(40, badPhone)
          .regex(/^\+?[\d\s()-]+$/, badPhone)
          .regex(/\d/, badPhone),
      ),
      check_in_date: day(today, 'Check-in cannot be in the past'),
      check_out_date: day(today, 'Check-out cannot be in the past'),
      guests: optional(
        z
          .string(badGuests)
          .regex(/^\d{1,2}$/, badGuests)
          .transform(Number)
          .refine((guests) => guests >= 1 && guests <= 20, badGuests),
      ),
      message: optional(z.string(badMessage).max(1000, badMessage)),
    })
    .refine(({ check_in_date: from, check_out_date: to }) => !isDay(from) || !isDay(to) || to > from, {
      path: ['check_out_date'],
      error: 'Check-out must be after check-in',
      // Reported with the other fields' errors, not after they are corrected.
      when: () => true,
    });

const isDay = (value: unknown): value is string => typeof value === 'string' && isCalendarDate(value);

export type Enquiry = z.output<ReturnType<typeof enquirySchema>>;
