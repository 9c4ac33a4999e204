import type { AccountTokenPurpose } from '~/db/vocabulary';
import { hmac } from '~/lib/crypto/hmac';
import { valuesOf, type Secret } from '~/lib/crypto/secret';

/** Purposes of mailed codes, without those of links. */
export type CodePurpose = Extract<AccountTokenPurpose, 'sign-in-code' | 'proof-code'>;

/** The six digits of a row of account_tokens. They are not stored: D1 alone does not reveal a code. */
export async function mailCode(linkSecret: Secret, purpose: CodePurpose, id: string): Promise<string> {
  const digits = Number.parseInt((await hmac(linkSecret, `${purpose}:${id}`)).slice(0, 13), 16);
  return String(digits % 1_000_000).padStart(6, '0');
}

/** Compared in constant time with the code of each value of the secret; spaces are ignored. */
export async function isMailCode(
  linkSecret: Secret,
  purpose: CodePurpose,
  id: string,
  typed: string,
): Promise<boolean> {
  const codes = await Promise.all(valuesOf(linkSecret).map((value) => mailCode(value, purpose, id)));
  return codes.map((code) => isSame(code, typed)).includes(true);
}

function isSame(code: string, typed: string): boolean {
  const text = typed.replace(/\s/g, '').slice(0, 6).padEnd(6);
  let difference = typed.replace(/\s/g, '').length === 6 ? 0 : 1;
  for (let at = 0; at < 6; at += 1) difference |= code.charCodeAt(at) ^ text.charCodeAt(at);
  return difference === 0;
}
