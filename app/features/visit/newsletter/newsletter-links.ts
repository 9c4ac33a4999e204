import { hmac, isHmac } from '~/lib/crypto/hmac';
import type { Secret } from '~/lib/crypto/secret';

export const daysToConfirm = 7;
const dayMs = 86_400_000;

type Signer = { siteOrigin: string; linkSecret: Secret };

/**
 * Address of the page that puts this subscriber on the list, valid for a week. Its origin never comes from
 * the request.
 */
export async function confirmationUrl(
  { siteOrigin, linkSecret }: Signer,
  id: string,
  now: Date,
): Promise<string> {
  const expires = (now.getTime() + daysToConfirm * dayMs).toString(36);
  const signature = await hmac(linkSecret, `newsletter-confirm:${id}:${expires}`);
  return `${siteOrigin}/newsletter/confirm?token=${id}.${expires}.${signature}`;
}

/** Address that takes this subscriber off the list, at any time. */
export async function unsubscribeUrl({ siteOrigin, linkSecret }: Signer, id: string): Promise<string> {
  return `${siteOrigin}${unsubscribePath}?token=${id}.${await hmac(linkSecret, `newsletter-unsubscribe:${id}`)}`;
}

export const unsubscribePath = '/newsletter/unsubscribe';

/** The subscriber's id from a confirmation link that we signed within the last week; else null. */
export async function readConfirmationToken(
  linkSecret: Secret,
  token: string | null,
  now: Date,
): Promise<string | null> {
  const [, id, expires, signature] =
    /^([\w-]{1,64})\.([0-9a-z]{1,12})\.([0-9a-f]{64})$/.exec(token ?? '') ?? [];
  if (!id || !expires || !signature) return null;
  const isOurs = await isHmac(linkSecret, `newsletter-confirm:${id}:${expires}`, signature);
  return isOurs && parseInt(expires, 36) > now.getTime() ? id : null;
}

/** The subscriber's id from an unsubscribe link that we signed; else null. */
export async function readUnsubscribeToken(linkSecret: Secret, token: string | null): Promise<string | null> {
  const [, id, signature] = /^([\w-]{1,64})\.([0-9a-f]{64})$/.exec(token ?? '') ?? [];
  if (!id || !signature) return null;
  return (await isHmac(linkSecret, `newsletter-unsubscribe:${id}`, signature)) ? id : null;
}
