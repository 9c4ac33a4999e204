import { z } from 'zod';

import { isSlug } from '~/lib/text/slug';

const badEmail = 'Please enter a valid email address';
const badPhone = 'Invalid phone number format';

/** Line ends as one character. */
export const joinLineEnds = (text: string) => text.replace(/\r\n?/g, '\n');

/** One line: line ends and other control characters become a space, so that none reaches a mail's head. */
export const oneLine = (missing?: string) =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is being replaced
  z.string(missing).transform((text) => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim());

/** Trimmed, line ends as one character. */
export const paragraphs = (missing?: string) =>
  z.string(missing).transform((text) => joinLineEnds(text).trim());

/** Trimmed, at most `max` characters. */
export const shortText = (max: number) => z.string().trim().max(max, `Please use at most ${max} characters`);

/** A field that may be blank, which is null; else its text, trimmed after `tidy`, goes to the schema. */
export function optionalText<Schema extends z.ZodType>(schema: Schema, tidy = joinLineEnds) {
  return z.preprocess(
    (value) => (typeof value === 'string' ? tidy(value).trim() || undefined : value),
    schema.optional().transform((value) => value ?? null),
  );
}

/** A box that is ticked or not. */
export const checkbox = () =>
  z
    .string()
    .optional()
    .transform((value) => value === 'on');

type EmailRule = {
  /** Message for a blank field. */
  missing?: string;
  pattern?: RegExp;
};

/** Returns the address trimmed and lower-cased. */
export const emailField = ({ missing = badEmail, pattern }: EmailRule = {}) =>
  z
    .string(missing)
    .trim()
    .toLowerCase()
    .min(1, missing)
    .max(254, 'Email address is too long')
    .pipe(z.email({ error: badEmail, ...(pattern && { pattern }) }));

export const phoneField = () =>
  z
    .string(badPhone)
    .max(40, badPhone)
    .regex(/^\+?[\d\s()-]+$/, badPhone)
    .regex(/\d/, badPhone);

/** A person's name; `label` begins its messages. */
export const nameField = (label: string) =>
  z
    .string(`${label} must be at least 2 characters`)
    .trim()
    .min(2, `${label} must be at least 2 characters`)
    .max(100, `${label} must be less than 100 characters`)
    .regex(/^[\p{L}\p{M} '’-]+$/u, 'Name contains invalid characters');

/** The last part of an address. */
export const slugField = (max: number, message: string) => shortText(max).refine(isSlug, message);
