import { stampField } from '~/features/visit/enquiry/enquiry-result';

import type { StoredForm } from './stored-forms';

const byVisitor = (path: string, form: Pick<StoredForm, 'fields' | 'is' | 'stores'>): StoredForm => ({
  what: path,
  path,
  by: 'nobody',
  ...form,
});

const address = '$fresh@example.com';

/** Of the public pages. */
export const visitorForms = [
  byVisitor('/property/tidmarsh-house', {
    fields: { name: 'Ada Quandong', email: address, guests: '2', [stampField]: '$stamp' },
    is: 200,
    stores: 'jobs leads',
  }),
  byVisitor('/contact', {
    fields: {
      first_name: 'Ada',
      last_name: 'Quandong',
      email: address,
      subject: 'A lift',
      message: 'Is there one?',
    },
    is: 200,
    stores: 'contact_messages jobs jobs',
  }),
  byVisitor('/newsletter', { fields: { email: address }, is: 200, stores: 'jobs newsletter_subscribers' }),
  byVisitor('/newsletter/confirm?token=$joining', { fields: {}, is: 200, stores: 'newsletter_subscribers' }),
  byVisitor('/newsletter/unsubscribe?token=$leaving', {
    fields: {},
    is: 200,
    stores: 'newsletter_subscribers',
  }),
  byVisitor('/your-data', { fields: { email: address }, is: 200, stores: 'erasure_requests jobs' }),
  byVisitor('/your-data/confirm?token=$erasing', {
    fields: {},
    is: 200,
    stores: 'audit_log erasure_requests',
  }),
];

const newPassword = { password: 'wattle and saltbush', confirmPassword: 'wattle and saltbush' };

/** Of the pages for signing up and in. */
export const accountForms = [
  byVisitor('/auth', {
    fields: { intent: 'sign-up', email: address, fullName: 'Ada Quandong', ...newPassword },
    is: 200,
    stores: 'account_tokens audit_log jobs users',
  }),
  byVisitor('/auth/code', {
    fields: { intent: 'send', email: '$known' },
    is: 200,
    stores: 'account_tokens jobs',
  }),
  byVisitor('/auth/forgot-password', { fields: { email: '$known' }, is: 200, stores: 'account_tokens jobs' }),
  byVisitor('/auth/reset-password?token=$reset', {
    fields: newPassword,
    is: 200,
    stores: 'account_tokens audit_log jobs users',
  }),
  byVisitor('/auth/verify?token=$verify&new', {
    fields: { fullName: 'Ada Quandong', ...newPassword },
    is: 200,
    stores: 'account_tokens audit_log profiles users',
  }),
];
