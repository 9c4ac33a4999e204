/** All texts about sign-in with Google. */
export const googleTexts = {
  'google-failed': { title: 'Google Sign In Failed', text: 'An error occurred during Google sign in.' },
  'google-unverified': {
    title: 'Google Sign In Failed',
    text: 'Google has not verified the email address of that account. Please verify it there, or sign in another way.',
  },
} as const;

export const googleNotSetUp = 'Google sign-in is not set up';

export type GoogleReason = keyof typeof googleTexts;

export function isGoogleReason(word: string | null): word is GoogleReason {
  return word !== null && word in googleTexts;
}
