import type { AccountTokenPurpose } from '~/db/vocabulary';
import { hmac, isHmac } from '~/lib/crypto/hmac';
import type { Secret } from '~/lib/crypto/secret';

type Signer = { siteOrigin: string; linkSecret: Secret };

/** Purposes of mailed links, without those of codes. */
export type LinkPurpose = Extract<
  AccountTokenPurpose,
  'verify-email' | 'reset-password' | 'change-email' | 'keep-account'
>;

const paths: Record<LinkPurpose, string> = {
  'verify-email': '/auth/verify',
  'reset-password': '/auth/reset-password',
  'change-email': '/auth/change-email',
  'keep-account': '/auth/keep-account',
};

/** Address of the page where a mailed link is used. Only its id is stored. */
export async function accountUrl(
  { siteOrigin, linkSecret }: Signer,
  purpose: LinkPurpose,
  id: string,
): Promise<string> {
  return `${siteOrigin}${paths[purpose]}?token=${id}.${await hmac(linkSecret, `${purpose}:${id}`)}`;
}

/** The id in a link of this purpose, if we signed it; D1 decides whether it can still be used. */
export async function readAccountToken(
  linkSecret: Secret,
  purpose: LinkPurpose,
  token: string | null,
): Promise<string | null> {
  const [, id, signature] = /^([\w-]{1,64})\.([0-9a-f]{64})$/.exec(token ?? '') ?? [];
  if (!id || !signature) return null;
  return (await isHmac(linkSecret, `${purpose}:${id}`, signature)) ? id : null;
}
