import { z } from 'zod';

import { checkbox, oneLine } from '~/lib/form/fields';
import { readForm } from '~/lib/form/read-form';

import { maxName, maxTitle, maxUrl } from './menu-form';
import { menuLink } from './menu-link';

const maxTyped = 2_000;

const title = (max: number, missing: string, tooLong: string) =>
  oneLine(missing).pipe(z.string().min(1, missing).max(max, tooLong));

const badUrl = 'The address must be a path that starts with /, a mark such as #faq, or begin with https://';

/** An item as text, if the site would show it. */
const itemSchema = (origin: string) =>
  z.object({
    title: title(maxTitle, 'Please enter a title', `A title has at most ${maxTitle} characters`),
    url: z
      .string('Please enter an address')
      .trim()
      .min(1, 'Please enter an address')
      .max(maxUrl, `An address has at most ${maxUrl} characters`)
      .refine((url) => menuLink({ title: 'x', url, target: null, sortOrder: 0 }, origin) !== null, badUrl),
    target: z.enum(['', '_blank']).catch(''),
    active: checkbox(),
  });

const menuSchema = z.object({
  name: title(maxName, 'Please enter a name', `A name has at most ${maxName} characters`),
  active: checkbox(),
});

/** An item of a menu as it was typed. */
export const readItem = (form: FormData, origin: string) =>
  readForm(form, itemSchema(origin), { max: maxTyped });

/** Name and state of a menu as they were typed. */
export const readMenu = (form: FormData) => readForm(form, menuSchema, { max: maxTyped });
