import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import {
  checkbox,
  emailField,
  nameField,
  oneLine,
  optionalText,
  paragraphs,
  phoneField,
  shortText,
  slugField,
} from '~/lib/form/fields';

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('a field', () => {
  it('of an e-mail address is trimmed and in small letters', () => {
    expect(emailField().parse(' Ada@Example.COM ')).toBe('ada@example.com');
  });

  it.each([undefined, '', ' ', 'ada', 'ada@nowhere', 'a b@example.com'])(
    'of an e-mail address refuses %j',
    (value) => {
      expect(messageOf(emailField(), value)).toBe('Please enter a valid email address');
    },
  );

  it('of an e-mail address has a message of its own while it is blank, and a limit', () => {
    const field = emailField({ missing: 'Please enter your email address' });
    for (const blank of [undefined, '', ' ']) {
      expect(messageOf(field, blank)).toBe('Please enter your email address');
    }
    expect(messageOf(field, `${'a'.repeat(250)}@b.co`)).toBe('Email address is too long');
    expect(messageOf(emailField({ pattern: z.regexes.html5Email }), 'ada@nowhere')).toBeUndefined();
  });

  it.each(['0412 345 678', '+61 (8) 5550-1234', '8'])('of a phone number takes %j', (value) => {
    expect(messageOf(phoneField(), value)).toBeUndefined();
  });

  it.each([undefined, 'ring me', '+', '()', '1'.repeat(41), `${'1'.repeat(10_000)}x`])(
    'of a phone number refuses others',
    (value) => {
      expect(messageOf(phoneField(), value)).toBe('Invalid phone number format');
    },
  );

  it('of a name has messages that begin with its label', () => {
    const field = nameField('Full name');
    expect(field.parse(' Ada O’Brien-Ng ')).toBe('Ada O’Brien-Ng');
    expect(messageOf(field, ' A ')).toBe('Full name must be at least 2 characters');
    expect(messageOf(field, undefined)).toBe('Full name must be at least 2 characters');
    expect(messageOf(field, 'a'.repeat(101))).toBe('Full name must be less than 100 characters');
    expect(messageOf(field, 'R2-D2')).toBe('Name contains invalid characters');
  });

  it('that may be blank is null then', () => {
    const field = optionalText(z.string().max(5, 'Too long'));
    for (const blank of [undefined, '', ' \r\n ']) expect(field.parse(blank)).toBeNull();
    expect(field.parse(' a\r\nb ')).toBe('a\nb');
    expect(messageOf(field, 'abcdef')).toBe('Too long');
    expect(optionalText(z.string(), (text) => text.replaceAll('x', '')).parse('xx')).toBeNull();
  });

  it('of one line has no line ends and control characters, one of paragraphs keeps its lines', () => {
    expect(oneLine().parse(' Hi\r\nBcc:\u0000all ')).toBe('Hi Bcc: all');
    expect(paragraphs().parse(' one\r\ntwo\rthree ')).toBe('one\ntwo\nthree');
    expect(messageOf(oneLine('Missing'), undefined)).toBe('Missing');
  });

  it('of a short text has a limit', () => {
    expect(shortText(3).parse(' abc ')).toBe('abc');
    expect(messageOf(shortText(3), 'abcd')).toBe('Please use at most 3 characters');
  });

  it('of an address has small letters, digits and single hyphens', () => {
    const field = slugField(10, 'Bad slug');
    expect(field.parse('glenelg-2')).toBe('glenelg-2');
    for (const slug of ['', 'Glenelg', 'a--b', '-a', 'a_b']) expect(messageOf(field, slug)).toBe('Bad slug');
  });

  it('of a box is true only when it is ticked', () => {
    expect(['on', '', 'off', undefined].map((value) => checkbox().parse(value))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
