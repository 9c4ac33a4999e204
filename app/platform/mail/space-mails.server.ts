import { takeTurns, type Pace } from '~/features/people/sign-in/take-turns.server';
import { hmac } from '~/lib/crypto/hmac';

import { findKnownDevice } from '~/platform/auth/known-device.server';
import type { Services } from '~/platform/services';
import { visitorKey } from '~/platform/http/limits/visitor-address';

const minutes = (...values: number[]) => values.map((value) => value * 60_000);

/**
 * From one network, device or account to one address: two at once, then after 1, 5, 15 and always 30 minutes.
 */
const askerPace: Pace = { free: 1, waits: minutes(1, 5, 15, 30), forgottenAfterMs: 6 * 3_600_000 };

/**
 * From all strangers together to one address: ten at once, then one in a quarter of an hour. Known devices
 * and the signed-in account of the address do not count here.
 */
const addressPace: Pace = { free: 9, waits: minutes(15), forgottenAfterMs: 6 * 3_600_000 };

/** Purposes of mails; each is spaced separately. */
type MailPurpose = 'account' | 'reset' | 'code' | 'erasure' | 'proof';

type Input = {
  request: Request;
  purpose: MailPurpose;
  email: string;
  /** Set when a signed-in person requests a mail to their own address. */
  ownUserId?: string;
};

type Spaced = {
  /** 0, or the milliseconds until the next mail may go. */
  waitMs: number;
  /** The source of the request: a new mail replaces those of the same source, and never another's. */
  asker: string;
};

/**
 * Decides whether a mail to an address may go now. Mails are spaced by the source of the request and never blocked,
 * so that no stranger uses up the reader's. Counted in the same way whether the address has an account or not.
 */
export async function spaceMails(services: Services, input: Input): Promise<Spaced> {
  const { request, purpose, email, ownUserId } = input;
  const { formSecret } = services.config;
  const address = `mail:${purpose}:${await hmac(formSecret, email)}`;
  const own = ownUserId ?? (await findKnownDevice(services, request, { email }));
  const asker = own ? `own:${own}` : `network:${await visitorKey(request, formSecret)}`;
  const bucket = { key: `${address}:${asker}`, pace: askerPace };
  const waitMs = await takeTurns(services, own ? [bucket] : [bucket, { key: address, pace: addressPace }]);
  return { waitMs, asker };
}
