import type { LoggedActor } from '~/lib/actor';
import { hmac } from '~/lib/crypto/hmac';
import type { Secret } from '~/lib/crypto/secret';

/**
 * Key of the visitor's network address in a counter: a keyed hash, so that no address is ever stored. 32 hex
 * digits. An IPv6 visitor is its /64, since a household or a host changes the rest at will.
 */
export async function visitorKey(request: Request, formSecret: Secret): Promise<string> {
  const address = visitorNetwork(request);
  return (await hmac(formSecret, `visitor-address:${address}`)).slice(0, 32);
}

/** An IPv4 address as it is, an IPv6 address as its first four groups; 'unknown' when it is absent. */
export function addressGroup(address: string | null): string {
  const text = address?.trim().toLowerCase() ?? '';
  if (!text) return 'unknown';
  if (!text.includes(':')) return text;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = (text.split('%')[0] ?? '').split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(gap).fill('0'), ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** A visitor who is not signed in, as the audit log names them. */
export function visitorActor(request: Request): LoggedActor {
  return { userId: null, network: visitorNetwork(request) };
}

/** The network of a request for the audit log: an IPv4 address, or the /64 of an IPv6 one. */
export function visitorNetwork(request: Request): string {
  return addressGroup(request.headers.get('cf-connecting-ip'));
}
