import { optionsForUse } from '~/features/people/passkeys/passkey-options.server';
import { passkeySite } from '~/features/people/passkeys/passkey-site';
import { hmac, isHmac } from '~/lib/crypto/hmac';
import { forgetCookie, readOwnCookie, setCookie } from '~/platform/http/cookies';
import { takeAttempt } from '~/platform/http/limits/rate-limit.server';
import type { Services } from '~/platform/services';

type Signer = Pick<Services, 'config'>;

/** How long a browser may take to show a passkey. */
const lifeSeconds = 300;

/**
 * The purpose of a challenge, with the person or the sign-in that may answer it. An answer for any other is
 * refused.
 */
export type PasskeyPurpose = 'sign-in' | `second-factor:${string}` | `new:${string}` | `proof:${string}`;

const signed = (purpose: PasskeyPurpose, challenge: string, at: string) =>
  `passkey:${purpose}:${challenge}:${at}`;

/** Binds a challenge to this browser and to what it is for. `challenge` is in base64url. */
export async function passkeyCookie(
  services: Pick<Services, 'config' | 'clock'>,
  purpose: PasskeyPurpose,
  challenge: string,
): Promise<string> {
  const at = String(services.clock.now().getTime());
  const mark = await hmac(services.config.sessionSecret, signed(purpose, challenge, at));
  return setCookie(services, 'passkey', `${challenge}.${at}.${mark}`, lifeSeconds);
}

/** The options for any browser to sign in, and the cookie of their challenge. */
export async function signInOptions(services: Pick<Services, 'config' | 'clock'>) {
  const options = await optionsForUse(passkeySite(services.config.siteOrigin));
  return { options, cookie: await passkeyCookie(services, 'sign-in', options.challenge) };
}

export const forgetPasskey = (signer: Signer) => forgetCookie(signer, 'passkey');

/**
 * The challenge that this browser was given for that purpose, for its first answer within five minutes; else
 * null. The browser deletes the cookie; a counter in D1 makes a copy of the cookie useless too.
 */
export async function claimPasskeyChallenge(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  request: Request,
  purpose: PasskeyPurpose,
): Promise<string | null> {
  const value = readOwnCookie({ config }, request, 'passkey') ?? '';
  const [, challenge, at, mark] = /^([\w-]{20,200})\.(\d{13})\.([0-9a-f]{64})$/.exec(value) ?? [];
  if (!challenge || !at || !mark) return null;
  if (!(await isHmac(config.sessionSecret, signed(purpose, challenge, at), mark))) return null;
  const age = clock.now().getTime() - Number(at);
  if (age < 0 || age > lifeSeconds * 1000) return null;
  const key = `passkey:${await hmac(config.formSecret, challenge)}`;
  const begun = { now: () => new Date(Number(at)) };
  const isFirst = await takeAttempt({ db, clock: begun }, { key, limit: 1, windowSeconds: 2 * lifeSeconds });
  return isFirst ? challenge : null;
}
