import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { currentOf, valuesOf, type Secret } from '~/lib/crypto/secret';

/**
 * `full` is OWASP's scrypt set for 16 MiB (N = 2^14, r = 8, p = 5): a quarter of a second of a processor. Workers refuse
 * N·r·p above 2^20. Raise it by a new version. `quick` takes no time and protects nothing; the configuration allows it
 * on a developer's machine only, for tests.
 */
export const passwordCosts = {
  full: { logN: 14, r: 8, p: 5 },
  quick: { logN: 4, r: 1, p: 1 },
} as const;
const version = 1;
const keyLength = 32;

/** The parameters with which a password is hashed; without a cost, the full one. */
export type PasswordKey = { pepper: Secret; passwordCost?: Cost };

/**
 * `scrypt$1$14$8$5$<salt>$<key>`: the parameters are stored with the key, so that they can be raised at the
 * next sign-in.
 */
export async function hashPassword(
  { pepper, passwordCost: { logN, r, p } = passwordCosts.full }: PasswordKey,
  password: string,
): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(currentOf(pepper), password, salt, { logN, r, p });
  return ['scrypt', version, logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Outdated is a hash of an earlier version, of another cost, or under an earlier pepper. */
type Verdict = { isRight: boolean; isOutdated: boolean };

/**
 * Compares in constant time. Without a stored hash it takes as long and returns false, so that an unknown
 * address cannot be distinguished from a wrong password.
 */
export async function verifyPassword(
  { pepper, passwordCost: cost = passwordCosts.full }: PasswordKey,
  password: string,
  stored: string | null,
): Promise<Verdict> {
  const parts = parseHash(stored);
  const { logN, r, p, salt, key } = parts ?? {
    ...cost,
    version,
    salt: Buffer.alloc(16),
    key: Buffer.alloc(keyLength),
  };
  const verdicts = await Promise.all(
    valuesOf(pepper).map(async (value) =>
      timingSafeEqual(await derive(value, password, salt, { logN, r, p }), key),
    ),
  );
  const isRight = verdicts.includes(true) && parts !== null;
  const isOfCost = logN === cost.logN && r === cost.r && p === cost.p;
  const isCurrent = parts?.version === version && isOfCost && verdicts[0] === true;
  return { isRight, isOutdated: isRight && !isCurrent };
}

function parseHash(stored: string | null) {
  const match = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored ?? '');
  if (!match) return null;
  const [version, logN, r, p] = match.slice(1, 5).map(Number) as [number, number, number, number];
  const [salt, key] = match.slice(5).map((text) => Buffer.from(text, 'base64url')) as [Buffer, Buffer];
  return key.length === keyLength ? { version, logN, r, p, salt, key } : null;
}

type Cost = { logN: number; r: number; p: number };

function derive(pepper: string, password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  const peppered = createHmac('sha256', pepper).update(password.normalize('NFKC')).digest();
  const options = { N: 2 ** logN, r, p, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(peppered, salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
