import { z } from 'zod';

import { emailField, nameField, optionalText, phoneField } from '~/lib/form/fields';
import { readForm } from '~/lib/form/read-form';

import { isCommonPassword } from './common-passwords';

const badCompany = 'Company name must be 2-100 characters';
const shortPassword = 'Password must be at least 6 characters';

/** Never trimmed: spaces are part of a password. */
export const newPassword = z
  .string(shortPassword)
  .min(6, shortPassword)
  .max(128, 'Password is too long')
  .refine((password) => !isCommonPassword(password), 'This password is on every list of common ones');

/** Name, company and phone of a person. */
const person = {
  fullName: nameField('Full name'),
  companyName: optionalText(z.string(badCompany).min(2, badCompany).max(100, badCompany)),
  phone: optionalText(phoneField()),
};

export const signInSchema = z.object({
  email: emailField(),
  password: z.string(shortPassword).min(6, shortPassword).max(128, 'Password is too long'),
});

type NewPassword = { password: z.ZodString; confirmPassword: z.ZodString };

const sameTwice = <Shape extends NewPassword>(schema: z.ZodObject<Shape>) =>
  schema.refine(isSameTwice, {
    path: ['confirmPassword'],
    error: "Passwords don't match",
    // Reported with the other fields' errors, not after they are corrected.
    when: () => true,
  });

function isSameTwice(typed: unknown): boolean {
  const { password, confirmPassword } = typed as { password?: unknown; confirmPassword?: unknown };
  return password === confirmPassword;
}

const confirmPassword = z.string("Passwords don't match").max(1000);

export const signUpSchema = sameTwice(
  z.object({ email: emailField(), password: newPassword, confirmPassword, ...person }),
);

/** For the mailed link: the password of the sign-up again, and the details of the person. */
export const verifySchema = z.object({
  password: z.string('Please type your password').min(1, 'Please type your password').max(1000),
  ...person,
});

/** The same with a new password instead of the sign-up's. */
export const verifyAnewSchema = sameTwice(z.object({ password: newPassword, confirmPassword, ...person }));

export const addressSchema = z.object({ email: emailField() });

export const profileSchema = z.object(person);

/** The address is typed once more before an account is closed. */
export const closeAccountSchema = z.object({ confirmEmail: emailField() });

export const resetSchema = sameTwice(z.object({ password: newPassword, confirmPassword }));

export const changePasswordSchema = sameTwice(
  z.object({
    currentPassword: z.string(shortPassword).min(1, 'Please enter your current password').max(1000),
    password: newPassword,
    confirmPassword,
  }),
);

export type Profile = z.output<typeof profileSchema>;
export type SignUp = z.output<typeof signUpSchema>;
/** A code from a mail or an app; `missing` is the message while it is blank. */
export const codeSchema = (missing: string) =>
  z.object({ code: z.string(missing).refine((code) => code.trim() !== '', missing) });

/** An account's form as it was typed. */
export const readAccountForm = <Schema extends z.ZodObject>(form: FormData, schema: Schema) =>
  readForm(form, schema, { max: 300 });
