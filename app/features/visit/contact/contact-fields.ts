import type { FormReply } from '~/lib/form/form-reply';

/**
 * The form's fields with labels and limits, separate from its rules so that a page can show them without the
 * rules.
 */
export const contactFields = {
  first_name: { label: 'First name', max: 100 },
  last_name: { label: 'Last name', max: 100 },
  email: { label: 'Email', max: 254 },
  subject: { label: 'Subject', max: 200 },
  message: { label: 'Message', max: 5000 },
} as const;

export type ContactField = keyof typeof contactFields;
export const contactFieldNames = Object.keys(contactFields) as ContactField[];

/** Hidden from people; only programs fill it in. */
export const trapField = 'company_fax';

export type ContactAnswer =
  | { outcome: 'sent' }
  | { outcome: 'invalid' | 'too-many' | 'failed'; reply: FormReply };
