import { findDeviceAccount, type Who } from '~/features/people/sign-in/find-device-account.server';
import type { GuessFrom } from '~/features/people/sign-in/sign-in-guard.server';
import { hmac, isHmac } from '~/lib/crypto/hmac';

import { readOwnCookie, setCookie } from '~/platform/http/cookies';
import type { Services } from '~/platform/services';
import { visitorKey } from '~/platform/http/limits/visitor-address';

const yearSeconds = 365 * 86_400;
const maxAccounts = 4;

type Account = { userId: string; passwordHash: string | null };
type Device = { id: string; entries: { at: number; mark: string }[] };
type Asking = Pick<Services, 'config' | 'clock'>;

/** Contains the password's hash: another password voids every mark of the account. */
const marked = (id: string, at: number, { userId, passwordHash }: Account) =>
  `known-device:${id}:${at}:${userId}:${passwordHash ?? ''}`;

/** Only the form of the cookie; the mark of each entry shows whether it is ours and whose it is. */
function readDevice(services: Asking, request: Request): Device | null {
  const [id = '', ...texts] = (readOwnCookie(services, request, 'device') ?? '').split('.');
  if (!/^[0-9a-f]{32}$/.test(id)) return null;
  const entries = texts.slice(0, maxAccounts).flatMap((text) => {
    const [, at, mark] = /^(\d{10})-([0-9a-f]{64})$/.exec(text) ?? [];
    return at && mark ? [{ at: Number(at), mark }] : [];
  });
  return { id, entries };
}

async function isEntryOf(
  services: Asking,
  id: string,
  { at, mark }: Device['entries'][number],
  whose: Account,
) {
  const isYoung = services.clock.now().getTime() / 1000 - at < yearSeconds;
  return (await isHmac(services.config.sessionSecret, marked(id, at, whose), mark)) && isYoung;
}

const nobody: Account = { userId: '', passwordHash: null };

/**
 * Id of this browser, if that account signed in on it within a year and has kept its password since; else
 * null. It gives no access: it only separates the owner's limits from those of strangers.
 */
export async function findKnownDevice(
  services: Asking & Pick<Services, 'db'>,
  request: Request,
  who: Who,
): Promise<string | null> {
  const device = readDevice(services, request);
  if (!device) return null;
  const account = (await findDeviceAccount(services, who)) ?? nobody;
  const known = await Promise.all(
    device.entries.map((entry) => isEntryOf(services, device.id, entry, account)),
  );
  return account !== nobody && known.includes(true) ? device.id : null;
}

/** The source whose guesses at an account's secrets are counted: a known device, else its network. */
export async function guessFrom(
  services: Asking & Pick<Services, 'db'>,
  request: Request,
  who: Who,
): Promise<GuessFrom> {
  const device = await findKnownDevice(services, request, who);
  if (device) return { kind: 'device', device };
  return { kind: 'network', network: await visitorKey(request, services.config.formSecret) };
}

/** Makes this browser a known device of a fully signed-in account; it remembers the last four. */
export async function deviceCookie(
  services: Asking & Pick<Services, 'db'>,
  request: Request,
  userId: string,
): Promise<string[]> {
  const account = await findDeviceAccount(services, { userId });
  if (!account) return [];
  const before = readDevice(services, request);
  const id = before?.id ?? crypto.randomUUID().replaceAll('-', '');
  const at = Math.floor(services.clock.now().getTime() / 1000);
  const others = [];
  for (const entry of before?.entries ?? []) {
    if (!(await isEntryOf(services, id, entry, account))) others.push(entry);
  }
  const mark = await hmac(services.config.sessionSecret, marked(id, at, account));
  const entries = [{ at, mark }, ...others].slice(0, maxAccounts);
  const value = [id, ...entries.map((entry) => `${entry.at}-${entry.mark}`)].join('.');
  return [setCookie(services, 'device', value, yearSeconds)];
}
