const texts = {
  late: 'This passkey came too late, or from another window. Please try again.',
  unknown: 'This passkey does not belong to an account here any more. Please sign in another way.',
  wrong: 'This passkey could not be checked. Please try again, or sign in another way.',
  copied:
    'This passkey has counted fewer uses than before, as a copy of it would, so it was refused. Please sign in another way and remove it on your security page.',
};

export type PasskeyRefusal = keyof typeof texts;

/** Why a passkey signed nobody in. */
export function passkeyRefusal(why: PasskeyRefusal): string;
export function passkeyRefusal(why: 'wait', seconds: number): string;
export function passkeyRefusal(why: PasskeyRefusal | 'wait', seconds = 0): string {
  if (why !== 'wait') return texts[why];
  const time = seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return `Too many attempts in a row. Please wait ${time}, or sign in another way.`;
}
