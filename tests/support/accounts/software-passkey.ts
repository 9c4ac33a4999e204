import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';

import type { SentAuthentication, SentRegistration } from '~/features/people/passkeys/passkey-response';
import type { PasskeySite } from '~/features/people/passkeys/passkey-site';

type Deviation = {
  /** Of the page that asks; the passkey's own when absent. */
  origin?: string;
  rpId?: string;
  /** False for a device that did not check who holds it. */
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
};

const utf8 = (text: string) => new TextEncoder().encode(text);
const digest = async (data: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', data));
const base64url = (data: Uint8Array<ArrayBuffer>) => isoBase64URL.fromBuffer(data);

function join(...parts: (Uint8Array | number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** A passkey as a device makes it, with a key of its own, and the faults that a device may have. */
export async function newSoftwarePasskey(site: PasskeySite) {
  const keys = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const idBytes = crypto.getRandomValues(new Uint8Array(16));
  const id = base64url(idBytes);
  const cose = await coseOf(keys.publicKey);

  const clientData = (type: string, challenge: string, { origin = site.origin }: Deviation) =>
    utf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  async function authData({ rpId = site.rpId, isVerified = true, counter = 0 }: Deviation, isNew: boolean) {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (isNew ? 0x40 : 0);
    const count = [24, 16, 8, 0].map((shift) => (counter >>> shift) & 255);
    const credential = isNew ? join(new Uint8Array(16), [0, idBytes.length], idBytes, cose) : [];
    return join(await digest(utf8(rpId)), [flags], count, credential);
  }

  async function register(challenge: string, deviation: Deviation = {}): Promise<SentRegistration> {
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', await authData(deviation, true)],
    ]);
    const clientDataJSON = base64url(clientData('webauthn.create', challenge, deviation));
    const attestationObject = base64url(isoCBOR.encode(attestation as never));
    const response = { clientDataJSON, attestationObject, transports: ['internal'] };
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  async function use(challenge: string, deviation: Deviation = {}): Promise<SentAuthentication> {
    const [data, said] = [await authData(deviation, false), clientData('webauthn.get', challenge, deviation)];
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
    const signed = join(data, await digest(said));
    const signature = new Uint8Array(await crypto.subtle.sign(algorithm, keys.privateKey, signed));
    const { userHandle } = deviation;
    const response = {
      clientDataJSON: base64url(said),
      authenticatorData: base64url(data),
      signature: base64url(derOf(signature)),
      ...(userHandle !== undefined && { userHandle: isoBase64URL.fromUTF8String(userHandle) }),
    };
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  return { id, register, use };
}

async function coseOf(publicKey: CryptoKey): Promise<Uint8Array> {
  const { x = '', y = '' } = (await crypto.subtle.exportKey('jwk', publicKey)) as JsonWebKey;
  const parts: [number, unknown][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, isoBase64URL.toBuffer(x)],
    [-3, isoBase64URL.toBuffer(y)],
  ];
  return isoCBOR.encode(new Map(parts) as never);
}

/** WebCrypto gives both numbers side by side, a device as two numbers of ASN.1. */
function derOf(signature: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const numbers = [signature.slice(0, 32), signature.slice(32)].map((number) => {
    const first = number.findIndex((byte) => byte !== 0);
    const short = [...number.slice(first)];
    const value = (short[0] ?? 0) > 127 ? [0, ...short] : short;
    return [2, value.length, ...value];
  });
  const body = numbers.flat();
  return Uint8Array.from([0x30, body.length, ...body]);
}
