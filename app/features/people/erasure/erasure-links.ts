import { hmac, isHmac } from '~/lib/crypto/hmac';
import type { Secret } from '~/lib/crypto/secret';

type Signer = { siteOrigin: string; linkSecret: Secret };

export const hoursToConfirm = 24;
export const daysToErase = 30;

/** Address of the page where the reader of an address confirms the erasure of its data. */
export async function erasureUrl({ siteOrigin, linkSecret }: Signer, id: string): Promise<string> {
  return `${siteOrigin}/your-data/confirm?token=${id}.${await hmac(linkSecret, `erasure:${id}`)}`;
}

/** The request's id in such a link, if we signed it; D1 decides whether it can still be used. */
export async function readErasureToken(linkSecret: Secret, token: string | null): Promise<string | null> {
  const [, id, signature] = /^([\w-]{1,64})\.([0-9a-f]{64})$/.exec(token ?? '') ?? [];
  if (!id || !signature) return null;
  return (await isHmac(linkSecret, `erasure:${id}`, signature)) ? id : null;
}
