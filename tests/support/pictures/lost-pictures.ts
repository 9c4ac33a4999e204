import { createHash } from 'node:crypto';

import sharp from 'sharp';
import { like } from 'drizzle-orm';

import { mediaImages, propertyPhotos } from '~/db/schema';
import { libraryPrefix, uploadPrefix } from '~/features/pictures/files/photo-objects';

import { siteDatabase } from '../database/database';
import { refusal, sendPicture, type PictureForm } from './sent-pictures';
import type { World } from '../permissions/world';

/** Wide enough for two widths of a photo, and of a picture of the library. */
async function newPicture() {
  const [r, g, b] = crypto.getRandomValues(new Uint8Array(3));
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const create = { width: 490, height: 330, channels: 3 as const, background: { r, g, b }, noise };
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer());
}

/** Keys of the rows that this file has become; keys of one file begin alike. */
async function keysOf(bytes: Uint8Array, origin: string): Promise<string[]> {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const db = await siteDatabase(origin);
  const rows = await Promise.all(
    [propertyPhotos, mediaImages].map((table) =>
      db
        .select({ key: table.storageKey })
        .from(table)
        .where(like(table.storageKey, `%/${digest}-%`)),
    ),
  );
  return rows.flat().map(({ key }) => key);
}

const objectsIn = (headers: Headers) => (headers.get('x-objects') ?? '').split(' ').filter(Boolean);

/** A page with a text of its own, or the problem's name for a script; never the server's bare error. */
const isReadable = (status: number, text: string) =>
  refusal.test(text) ||
  (status === 503 && (/<h1[\s>]/.test(text) || !text.includes('Unexpected Server Error')));

/**
 * Sends a new picture for each call that it takes, and lets that one fail in these ways. Returns the `widths` of a whole picture, the
 * faults, and the number of calls that failed.
 */
export async function tryEachCall(world: World, form: PictureForm, ways: readonly string[]) {
  const whole = await sendPicture(world, form, await newPicture(), { 'x-failing': 'none' });
  const widths = objectsIn(whole.headers).map((name) => name.split('/').at(-1));
  const problems: string[] = [];
  let tried = 0;
  for (const way of ways)
    for (let nth = 1; ; nth += 1) {
      const sent = await sendPicture(world, form, await newPicture(), { 'x-failing': `${way} ${nth}` });
      const failed = sent.headers.get('x-failed');
      if (!failed) break;
      tried += 1;
      const problem = await problemOf(world, sent, widths);
      if (problem) problems.push(`${way} ${nth} (${failed}): ${problem}`);
    }
  return { widths, problems, tried };
}

type Sent = Awaited<ReturnType<typeof sendPicture>>;

/** The fault of an answer and of what it left; null without one. */
async function problemOf(world: World, sent: Sent, widths: readonly (string | undefined)[]) {
  const { form, bytes, status, text, isTaken, headers } = sent;
  const objects = objectsIn(headers);
  const [key, second] = await keysOf(bytes, world.origin);
  if (!isTaken && !isReadable(status, text)) return `status ${status} ${text.slice(0, 80)}`;
  if (isTaken && !key) return 'acknowledged and not stored';
  if (key && widths.some((width) => !objects.includes(`${key}/${width}`))) return `half stored: ${objects}`;
  const unswept = objects.filter((name) => ![uploadPrefix, libraryPrefix].some((at) => name.startsWith(at)));
  if (second || unswept.length > 0) return `twice, or left for good: ${second} ${unswept}`;
  if (isTaken) return null;
  const again = await sendPicture(world, form, bytes);
  if (!again.isTaken) return `not taken again: ${again.status} ${again.text.slice(0, 80)}`;
  return (await keysOf(bytes, world.origin)).length === 1 ? null : 'not there once after it was sent again';
}
