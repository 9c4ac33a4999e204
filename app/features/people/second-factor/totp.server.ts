import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator app supports. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** 160 random bits in base 32, as RFC 4226 recommends. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** The address in a QR code or link for an authenticator app. */
export function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...form, issuer, label, secret }).toString();
}

/** The 30-second step of a code: the present one or a neighbour; null for a wrong code. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const typed = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(typed)) return null;
  const totp = new TOTP({ ...form, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: typed, timestamp, window: 1 });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
