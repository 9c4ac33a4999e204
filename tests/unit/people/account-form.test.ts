import { describe, expect, it } from 'vitest';

import { newPassword, readAccountForm, signUpSchema } from '~/features/people/password/account-form';

const right = {
  email: ' Ada@Example.com ',
  password: 'three blue wrens',
  confirmPassword: 'three blue wrens',
  fullName: ' Ada O’Brien-Ng ',
  companyName: ' ',
  phone: '+61 (8) 5550-1234',
};

function read(changes: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...right, ...changes })) form.set(name, value);
  const submission = readAccountForm(form, signUpSchema);
  const value = submission.status === 'success' ? submission.value : null;
  return { value, errors: submission.reply().error ?? null };
}

describe('a sign-up', () => {
  it('comes out trimmed, with the address in lower case and blanks as nothing', () => {
    expect(read().value).toMatchObject({
      email: 'ada@example.com',
      fullName: 'Ada O’Brien-Ng',
      companyName: null,
      phone: '+61 (8) 5550-1234',
      password: 'three blue wrens',
    });
  });

  it.each([
    ['email', 'ada@nowhere', 'Please enter a valid email address'],
    ['email', `${'a'.repeat(250)}@example.com`, 'Email address is too long'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 'p'.repeat(129), 'Password is too long'],
    ['password', 'Password123', 'This password is on every list of common ones'],
    ['fullName', 'A', 'Full name must be at least 2 characters'],
    ['fullName', 'a'.repeat(101), 'Full name must be less than 100 characters'],
    ['fullName', 'R2-D2', 'Name contains invalid characters'],
    ['companyName', 'Q', 'Company name must be 2-100 characters'],
    ['companyName', 'q'.repeat(101), 'Company name must be 2-100 characters'],
    ['phone', 'ring me', 'Invalid phone number format'],
    ['confirmPassword', 'three blue wren', "Passwords don't match"],
  ])('with a wrong %s %j says so beside it', (field, value, message) => {
    expect(read({ [field]: value }).errors).toMatchObject({ [field]: [message] });
  });

  it('reports errors of all fields at once, including the second password', () => {
    const { errors } = read({ email: 'x', password: '1', confirmPassword: '2', fullName: '' });
    expect(Object.keys(errors ?? {}).sort()).toEqual(['confirmPassword', 'email', 'fullName', 'password']);
  });

  it('keeps the spaces of a password, and takes six characters as well as 128', () => {
    for (const password of [' six s', ' '.repeat(3) + 'tram', 'x'.repeat(127) + '!']) {
      expect(newPassword.parse(password)).toBe(password);
    }
  });
});
