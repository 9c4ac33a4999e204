import { z } from 'zod';

import { isCommonPassword } from './common-passwords';

const badEmail = 'Please enter a valid email address';
const badPhone = 'Invalid phone number format';
const badCompany = 'Company name must be 2-100 characters';
const shortName = 'Full name must be at least 2 characters';
const shortPassword = 'Password must be at least 6 characters';

/** Returns the address trimmed and lower-cased. */
export const accountEmail = z
  .string(badEmail)
  .trim()
  .toLowerCase()
  .max(254, 'Email address is too long')
  .pipe(z.email(badEmail));

/** Never trimmed: spaces are part of a password. */
export const newPassword = z
  .string(shortPassword)
  .min(6, shortPassword)
  .max(128, 'Password is too long')
  .refine((password) => !isCommonPassword(password), 'This password is on every list of common ones');

/** One line; a blank value is null. */
const optional = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.trim() || undefined : value),
    schema.optional().transform((value) => value ?? null),
  );

export const personName = z
  .string(shortName)
  .trim()
  .min(2, shortName)
  .max(100, 'Full name must be less than 100 characters')
  .regex(/^[\p{L}\p{M} '’-]+$/u, 'Name contains invalid characters');

/** Name, company and phone of a person. */
const person = {
  fullName: personName,
  companyName: optional(z.string(badCompany).min(2, badCompany).max(100, badCompany)),
  phone: optional(
    z
      .string(badPhone)
      .max(40, badPhone)
      .regex(/^\+?[\d\s()-]*\d[\d\s()-]*$/, badPhone),
  ),
};

export const signInSchema = z.object({
  email: accountEmail,
  password: z.string(shortPassword).min(6, shortPassword).max(128, 'Password is too long'),
});

const sameTwice = <Shape extends { password: string; confirmPassword: string }>(schema: z.ZodType<Shape>) =>
  schema.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: "Passwords don't match",
    // Reported with the other fields' errors, not after they are corrected.
    when: () => true,
  });

const confirmPassword = z.string("Passwords don't match").max(1000);

export const signUpSchema = sameTwice(
  z.object({ email: accountEmail, password: newPassword, confirmPassword, ...person }),
);

/** For the mailed link: the password of the sign-up again, and the details of the person. */
export const verifySchema = z.object({
  password: z.string('Please type your password').min(1, 'Please type your password').max(1000),
  ...person,
});

/** The same with a new password instead of the sign-up's. */
export const verifyAnewSchema = sameTwice(z.object({ password: newPassword, confirmPassword, ...person }));

export const addressSchema = z.object({ email: accountEmail });

export const profileSchema = z.object(person);

/** The address is typed once more before an account is closed. */
export const closeAccountSchema = z.object({ confirmEmail: accountEmail });

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
export type FormErrors = Record<string, string[] | undefined>;

/** The typed values in the schema's form, or the errors by field, one each. */
export function readForm<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
): { value: z.output<Schema>; errors: null } | { value: null; errors: FormErrors } {
  const texts = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  const parsed = schema.safeParse(texts);
  if (parsed.success) return { value: parsed.data, errors: null };
  const errors: FormErrors = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= [message];
  return { value: null, errors };
}
