/**
 * What stands for the visitor's network address in a counter: a keyed hash, so that no address is ever stored.
 * 32 hex digits. An IPv6 visitor is its /64, since a household or a host changes the rest at will.
 */
export async function visitorKey(request: Request, formSecret: string): Promise<string> {
  const address = addressGroup(request.headers.get('cf-connecting-ip'));
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey(
    'raw',
    bytes(formSecret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(`visitor-address:${address}`)));
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An IPv4 address as it is, an IPv6 address as its first four groups; 'unknown' for nothing. */
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
