import { hmac, isHmac } from '~/lib/crypto/hmac';
import type { Secret } from '~/lib/crypto/secret';

/** The forms that have a stamp. */
const purposes: readonly unknown[] = ['enquiry'];

export const isStampPurpose = (value: unknown): value is string => purposes.includes(value);

/**
 * Signed time at which a visitor entered a form: `<milliseconds>.<hex>`. Distinguishes people, who need seconds to
 * fill a form in, from programs that post at once or never loaded the page. It contains nothing about the
 * visitor and does not expire.
 */
export async function stampForm(formSecret: Secret, purpose: string, now: Date): Promise<string> {
  const time = String(now.getTime());
  return `${time}.${await hmac(formSecret, `${purpose}:${time}`)}`;
}

/** Age of a stamped form in milliseconds; null when the stamp is not ours or was made for another purpose. */
export async function formAge(
  formSecret: Secret,
  purpose: string,
  stamp: unknown,
  now: Date,
): Promise<number | null> {
  const [, time, signature] = /^(\d{1,15})\.(.+)$/.exec(typeof stamp === 'string' ? stamp : '') ?? [];
  if (!time || !signature) return null;
  const isOurs = await isHmac(formSecret, `${purpose}:${time}`, signature);
  return isOurs ? now.getTime() - Number(time) : null;
}
