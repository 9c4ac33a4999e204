import { z } from 'zod';

import { mapEmbedAddress } from '~/features/directory/property/map-embed';
import { joinLineEnds, optionalText } from '~/lib/form/fields';
import { formatNumber } from '~/lib/text/numbers';
import { slugify } from '~/lib/text/slug';
import { webAddress } from '~/lib/paths';

import { maxPropertyTags } from './editor-fields';

/** Line ends as one character, control characters removed. */
const plain = (text: string) => joinLineEnds(text).replace(/[^\P{Cc}\n\t]/gu, '');

/** Trimmed; a blank value is absent. */
const typed = (value: unknown) => (typeof value === 'string' ? plain(value).trim() || undefined : value);

/** A field that may be blank, which is null. */
export const optional = <Schema extends z.ZodType>(schema: Schema) => optionalText(schema, plain);

/** A field with the error `message` when it is blank. */
export function required<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(typed, schema);
}

export const line = (max: number, label: string) =>
  z
    .string()
    .max(max, `${label} must be at most ${max} characters`)
    .transform((text) => text.replace(/\s+/g, ' '));

export const paragraphs = (max: number, label: string) =>
  z.string().max(max, `${label} must be at most ${formatNumber(max)} characters`);

const badAddress = 'Please enter a valid URL (including http:// or https://)';

/** Kept as it was typed, since a booking address may hold placeholders such as {check_in}. */
export const webUrl = optional(
  z
    .string(badAddress)
    .max(500, 'This address is too long')
    .refine((url) => webAddress(url) !== null, badAddress),
);

const badMap = 'Please paste the address or the code that Google Maps gives under Share, Embed a map';

/** Google's embed address, on its own or inside the code that Google offers; only the address is kept. */
export const mapEmbed = optional(
  z
    .string()
    .max(3000, badMap)
    .transform((text) => {
      const source = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(text);
      return mapEmbedAddress((source?.[1] ?? source?.[2] ?? text).replaceAll('&amp;', '&'));
    })
    .refine((url) => url !== null, badMap),
);

export const time = (label: string) =>
  optional(
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d(:\d\d)?$/, `${label} must be a time such as 15:00`)
      .transform((value) => value.slice(0, 5)),
  );

/** A number within bounds, with at most `decimals` digits after the point. */
export function numeric(message: string, { min, max, decimals = 0 }: Bounds) {
  const pattern = decimals > 0 ? new RegExp(`^-?\\d{1,7}(\\.\\d{0,${decimals}})?$`) : /^-?\d{1,7}$/;
  return z
    .string(message)
    .regex(pattern, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

type Bounds = { min: number; max: number; decimals?: number };

const badTags = `Please give at most ${maxPropertyTags} tags of at most 40 characters each`;

/** 'Pet friendly, sea views' → ['pet-friendly', 'sea-views']. */
export const tagList = z.preprocess(
  typed,
  z
    .string()
    .optional()
    .transform((text) => [
      ...new Set(
        (text ?? '')
          .split(/[,\n]/)
          .map((tag) => slugify(tag))
          .filter(Boolean),
      ),
    ])
    .refine((tags) => tags.length <= maxPropertyTags && tags.every((tag) => tag.length <= 40), badTags),
);

/** One checkbox comes as a text, several as a list, none not at all. */
export const idList = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z
    .array(
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    )
    .max(200),
);
