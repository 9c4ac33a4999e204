import { z } from 'zod';

import { emailField, oneLine, paragraphs } from '~/lib/form/fields';
import { readForm } from '~/lib/form/read-form';

import { contactFields } from './contact-fields';

const { first_name: firstName, last_name: lastName, subject, message } = contactFields;

const required = (text: typeof oneLine, { blank, name, max }: { blank: string; name: string; max: number }) =>
  text(blank).pipe(z.string().min(1, blank).max(max, `${name} must be at most ${max} characters`));

/** A message to the site as typed, field by field as text; the result is ready to store. */
const contactSchema = z.object({
  first_name: required(oneLine, {
    blank: 'Please enter your first name',
    name: firstName.label,
    max: firstName.max,
  }),
  last_name: required(oneLine, {
    blank: 'Please enter your last name',
    name: lastName.label,
    max: lastName.max,
  }),
  email: emailField({ missing: 'Please enter your email address' }),
  subject: required(oneLine, { blank: 'Please enter a subject', name: subject.label, max: subject.max }),
  message: required(paragraphs, {
    blank: 'Please enter your message',
    name: message.label,
    max: message.max,
  }),
});

export type ContactMessage = z.output<typeof contactSchema>;

/** The typed message, or its errors by field. */
export const readContactMessage = (form: FormData) => readForm(form, contactSchema);
