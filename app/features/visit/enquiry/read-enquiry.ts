import { readForm } from '~/lib/form/read-form';

import { enquirySchema } from './enquiry-form';

/** Reads a submitted enquiry; the action and the page run this same function. */
export const readEnquiry = (form: FormData, today: string) => readForm(form, enquirySchema(today));
