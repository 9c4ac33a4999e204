const consentChoices = ['accepted', 'declined'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

/** The browser's entry for the stays that were looked at last; only for visitors who have accepted. */
export const recentStaysKey = 'recent-stays';

/** In the browser. */
export function forgetRecentStays() {
  try {
    localStorage.removeItem(recentStaysKey);
  } catch {
    // There is nothing where nothing can be stored.
  }
}

export function isConsentChoice(value: unknown): value is ConsentChoice {
  return (consentChoices as readonly unknown[]).includes(value);
}

/** One choice from several places that may store it; where they disagree, declined wins. */
export function settleConsent(values: readonly (string | null)[]): ConsentChoice | null {
  if (values.includes('declined')) return 'declined';
  return values.includes('accepted') ? 'accepted' : null;
}
