import { z } from 'zod';

import { contactFieldNames, contactFields, type ContactField } from './contact-fields';

const stopWith = (error: string) => ({ error, abort: true });

/** One line: line ends and other control characters become a space, so that none reaches a mail's head. */
// eslint-disable-next-line no-control-regex -- control characters are what is being replaced
const line = z.string().transform((text) => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim());
const lines = z.string().transform((text) => text.replace(/\r\n?/g, '\n').trim());

const required = (typed: typeof line, name: string, max: number) =>
  typed.pipe(
    z
      .string()
      .min(1, stopWith(`Please enter your ${name}`))
      .max(max, stopWith(`${name[0]?.toUpperCase()}${name.slice(1)} must be at most ${max} characters`)),
  );

const { first_name: firstName, last_name: lastName, email, subject, message } = contactFields;

/** A message to the site as typed, field by field as text; the result is ready to store. */
export const contactSchema = z.object({
  first_name: required(line, 'first name', firstName.max),
  last_name: required(line, 'last name', lastName.max),
  email: line.pipe(
    z
      .string()
      .toLowerCase()
      .min(1, stopWith('Please enter your email address'))
      .max(email.max, stopWith('Email address is too long'))
      .pipe(z.email('Please enter a valid email address')),
  ),
  subject: line.pipe(
    z
      .string()
      .min(1, stopWith('Please enter a subject'))
      .max(subject.max, stopWith(`Subject must be at most ${subject.max} characters`)),
  ),
  message: required(lines, 'message', message.max),
});

export type ContactMessage = z.output<typeof contactSchema>;

/** The form's texts, cut so that an answer never contains more than the fields allow. */
export function typedValues(form: FormData): Record<ContactField, string> {
  const entries = contactFieldNames.map((name) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value.slice(0, 10_000) : ''] as const;
  });
  return Object.fromEntries(entries) as Record<ContactField, string>;
}

/** The typed message, or the errors by field. */
export function readContactMessage(values: Record<ContactField, string>) {
  const parsed = contactSchema.safeParse(values);
  if (parsed.success) return { message: parsed.data, errors: null };
  return { message: null, errors: z.flattenError(parsed.error).fieldErrors };
}
