import { challengeMinutes } from '~/features/people/sign-in/token-lifetimes';
import { hmac, isHmac } from '~/lib/crypto/hmac';

import { forgetCookie, readOwnCookie, setCookie } from '~/platform/http/cookies';
import type { Services } from '~/platform/services';

type Signer = Pick<Services, 'config'>;

const signed = (id: string) => `second-factor:${id}`;

/** Binds a sign-in that waits for the second factor to this browser. */
export async function challengeCookie(signer: Signer, id: string): Promise<string> {
  const value = `${id}.${await hmac(signer.config.sessionSecret, signed(id))}`;
  return setCookie(signer, 'challenge', value, challengeMinutes * 60);
}

export const forgetChallenge = (signer: Signer) => forgetCookie(signer, 'challenge');

/**
 * The id of the sign-in that this browser has begun, if we signed it; D1 decides whether it is still pending.
 */
export async function readChallenge(signer: Signer, request: Request): Promise<string | null> {
  const value = readOwnCookie(signer, request, 'challenge');
  const [, id, signature] = /^([\w-]{1,64})\.([0-9a-f]{64})$/.exec(value ?? '') ?? [];
  if (!id || !signature) return null;
  return (await isHmac(signer.config.sessionSecret, signed(id), signature)) ? id : null;
}
