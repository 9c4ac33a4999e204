import { currentOf, valuesOf, type Secret } from '~/lib/crypto/secret';

/**
 * Encrypts the secret of a second factor so that D1 alone does not reveal it: AES-GCM under a key derived
 * from FACTOR_SECRET, bound to the factor's id, so that a secret copied to another row cannot be read.
 * `1.<nonce>.<ciphertext>`.
 */
export async function encryptFactorSecret(
  factorSecret: Secret,
  factorId: string,
  secret: string,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: bytes(factorId) },
    await deriveKey(currentOf(factorSecret)),
    bytes(secret),
  );
  return ['1', toText(iv), toText(new Uint8Array(sealed))].join('.');
}

/** Throws when the text was encrypted under none of the keys or for another factor. */
export async function decryptFactorSecret(
  factorSecret: Secret,
  factorId: string,
  stored: string,
): Promise<string> {
  return (await openFactorSecret(factorSecret, factorId, stored)).secret;
}

/** The same; `isOutdated` when it was encrypted under an earlier key. */
export async function openFactorSecret(
  factorSecret: Secret,
  factorId: string,
  stored: string,
): Promise<{ secret: string; isOutdated: boolean }> {
  const [current = '', ...earlier] = valuesOf(factorSecret);
  const open = (value: string) => decryptWith(value, factorId, stored);
  try {
    return { secret: await open(current), isOutdated: false };
  } catch (error) {
    if (earlier.length === 0) throw error;
    return { secret: await Promise.any(earlier.map(open)), isOutdated: true };
  }
}

async function decryptWith(value: string, factorId: string, stored: string): Promise<string> {
  const [version, iv, sealed] = stored.split('.');
  if (version !== '1' || !iv || !sealed) throw new Error('The secret of a second factor cannot be read.');
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: fromText(iv), additionalData: bytes(factorId) },
    await deriveKey(value),
    fromText(sealed),
  );
  return new TextDecoder().decode(opened);
}

async function deriveKey(factorSecret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', bytes(factorSecret), 'HKDF', false, ['deriveKey']);
  const salt = new Uint8Array(0);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: bytes('factor-secret') },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

const bytes = (text: string) => new TextEncoder().encode(text);
const toText = (raw: Uint8Array) => btoa(String.fromCharCode(...raw));
const fromText = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
