import { hex } from './hex';

/** HMAC-SHA-256 of the text as 64 hex digits. */
export async function hmac(secret: string, text: string): Promise<string> {
  const key = await importKey(secret, 'sign');
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(text))));
}

/** Whether `digits` is the text's HMAC; compared in constant time. False for anything that is not 64 hex digits. */
export async function isHmac(secret: string, text: string, digits: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(digits)) return false;
  const signature = Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await importKey(secret, 'verify'), signature, bytes(text));
}

const bytes = (text: string) => new TextEncoder().encode(text);

function importKey(secret: string, usage: 'sign' | 'verify') {
  return crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [usage]);
}
