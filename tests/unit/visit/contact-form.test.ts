import { describe, expect, it } from 'vitest';

import { contactFieldNames } from '~/features/visit/contact/contact-fields';
import { readContactMessage } from '~/features/visit/contact/contact-form';
import { typedIn } from '~/lib/form/form-reply';

const good = {
  first_name: ' Ada ',
  last_name: 'Quandong',
  email: ' Ada@Example.com ',
  subject: 'A question',
  message: 'Line one\r\nline two ',
};

function read(values: typeof good) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const submission = readContactMessage(form);
  const message = submission.status === 'success' ? submission.value : null;
  return { message, errors: submission.reply().error ?? null };
}

const errorsOf = (change: Partial<typeof good>) => read({ ...good, ...change }).errors;

const typedValues = (form: FormData) =>
  contactFieldNames.map((name) => typedIn(readContactMessage(form).reply(), name) ?? '');

describe('contact form', () => {
  it('trims the input, lower-cases the address and joins line ends', () => {
    expect(read(good).message).toEqual({
      first_name: 'Ada',
      last_name: 'Quandong',
      email: 'ada@example.com',
      subject: 'A question',
      message: 'Line one\nline two',
    });
  });

  it('needs all five fields', () => {
    const blank = { first_name: ' ', last_name: '', email: '', subject: '', message: '\n' };
    expect(errorsOf(blank)).toEqual({
      first_name: ['Please enter your first name'],
      last_name: ['Please enter your last name'],
      email: ['Please enter your email address'],
      subject: ['Please enter a subject'],
      message: ['Please enter your message'],
    });
  });

  it('has a limit for each field', () => {
    expect(
      errorsOf({ first_name: 'a'.repeat(100), subject: 'a'.repeat(200), message: 'a'.repeat(5000) }),
    ).toBeNull();
    expect(errorsOf({ first_name: 'a'.repeat(101) })).toEqual({
      first_name: ['First name must be at most 100 characters'],
    });
    expect(errorsOf({ last_name: 'a'.repeat(101) })).toHaveProperty('last_name');
    expect(errorsOf({ email: `${'a'.repeat(250)}@b.co` })).toEqual({ email: ['Email address is too long'] });
    expect(errorsOf({ subject: 'a'.repeat(201) })).toEqual({
      subject: ['Subject must be at most 200 characters'],
    });
    expect(errorsOf({ message: 'a'.repeat(5001) })).toEqual({
      message: ['Message must be at most 5000 characters'],
    });
  });

  it('needs a valid address', () => {
    expect(errorsOf({ email: 'ada at example' })).toEqual({ email: ['Please enter a valid email address'] });
  });

  it('keeps line ends out of texts for mail headers', () => {
    const { message } = read({ ...good, subject: 'Hi\r\nBcc: all@example.com' });
    expect(message?.subject).toBe('Hi Bcc: all@example.com');
  });

  it('takes a file or a missing field for blank', () => {
    const form = new FormData();
    form.set('message', new File(['x'], 'x.txt'));
    expect(Object.values(typedValues(form))).toEqual(['', '', '', '', '']);
  });
});
