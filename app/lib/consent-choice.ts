const consentChoices = ['accepted', 'declined'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

export function isConsentChoice(value: unknown): value is ConsentChoice {
  return (consentChoices as readonly unknown[]).includes(value);
}

/** One choice out of several places that may hold it; where they disagree, declined counts. */
export function settleConsent(values: readonly (string | null)[]): ConsentChoice | null {
  if (values.includes('declined')) return 'declined';
  return values.includes('accepted') ? 'accepted' : null;
}
