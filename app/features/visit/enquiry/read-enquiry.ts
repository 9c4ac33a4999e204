import { parseWithZod } from '@conform-to/zod/v4';

import { enquiryFields } from './enquiry-fields';
import { enquirySchema } from './enquiry-form';

/**
 * Reads a submitted enquiry; the action and the page run this same function. It reads only the form's own
 * fields, so that nothing else in the body can reach Conform's reserved names.
 */
export function readEnquiry(form: FormData, today: string) {
  const known = new FormData();
  for (const field of enquiryFields) {
    const value = form.get(field);
    if (typeof value === 'string') known.set(field, value);
  }
  return parseWithZod(known, {
    schema: enquirySchema(today),
    disableAutoCoercion: true,
    // One message per field: a second one about the same text does not help.
    formatError: (issues: readonly { message: string }[]) => issues.slice(0, 1).map(({ message }) => message),
  });
}
