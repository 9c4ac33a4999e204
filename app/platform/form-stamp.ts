/**
 * When a form was rendered, signed: `<milliseconds>.<hex>`. Tells people, who need seconds to fill a form in, from
 * programs that post at once or never asked for the page. It says nothing about the visitor and does not expire.
 */
export async function stampForm(formSecret: string, purpose: string, now: Date): Promise<string> {
  const time = String(now.getTime());
  const key = await importKey(formSecret, 'sign');
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(`${purpose}:${time}`)));
  return `${time}.${[...signature].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Age of a stamped form in milliseconds; null when the stamp is not ours or was made for another purpose. */
export async function formAge(
  formSecret: string,
  purpose: string,
  stamp: unknown,
  now: Date,
): Promise<number | null> {
  const match = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(typeof stamp === 'string' ? stamp : '');
  const [, time = '', hex = ''] = match ?? [];
  if (!match) return null;
  const signature = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const key = await importKey(formSecret, 'verify');
  const isOurs = await crypto.subtle.verify('HMAC', key, signature, bytes(`${purpose}:${time}`));
  return isOurs ? now.getTime() - Number(time) : null;
}

const bytes = (text: string) => new TextEncoder().encode(text);

function importKey(secret: string, usage: 'sign' | 'verify') {
  return crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [usage]);
}
