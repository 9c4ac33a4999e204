import { describe, expect, it } from 'vitest';

import { newsletterSchema } from '~/features/visit/newsletter/newsletter-form';

const read = (email: unknown) => newsletterSchema.safeParse({ email });

describe('the newsletter address', () => {
  it('is trimmed and lower-cased', () => {
    expect(read('  Ada@Example.COM ').data).toEqual({ email: 'ada@example.com' });
  });

  it.each([
    undefined,
    null,
    '',
    '   ',
    'ada',
    'ada@',
    '@example.com',
    'a b@example.com',
    `${'a'.repeat(250)}@x.au`,
  ])('is refused when it is %j, with one message', (email) => {
    const result = read(email);
    expect(result.success).toBe(false);
    expect(result.error?.issues).toHaveLength(1);
  });

  it('may have 254 characters', () => {
    const email = `${'a'.repeat(254 - '@example.com'.length)}@example.com`;
    expect(read(email).success).toBe(true);
    expect(read(`a${email}`).error?.issues[0]?.message).toBe('Email address is too long');
  });
});
