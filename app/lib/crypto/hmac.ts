import { hex } from './hex';
import { currentOf, valuesOf, type Secret } from './secret';

/** HMAC-SHA-256 of the text under the secret's current value, as 64 hex digits. */
export async function hmac(secret: Secret, text: string): Promise<string> {
  const key = await importKey(currentOf(secret), 'sign');
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(text))));
}

/**
 * True when `digits` is the text's HMAC under any of the secret's values; compared in constant time. False for
 * anything that is not 64 hex digits.
 */
export async function isHmac(secret: Secret, text: string, digits: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(digits)) return false;
  const signature = Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const verdicts = valuesOf(secret).map(async (value) =>
    crypto.subtle.verify('HMAC', await importKey(value, 'verify'), signature, bytes(text)),
  );
  return (await Promise.all(verdicts)).includes(true);
}

const bytes = (text: string) => new TextEncoder().encode(text);

function importKey(secret: string, usage: 'sign' | 'verify') {
  return crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [usage]);
}
