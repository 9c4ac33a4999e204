import type { ConsentChoice } from '~/lib/consent-choice';

export function isMeasurementId(text: string): boolean {
  return /^[A-Z]{1,4}-[A-Z0-9-]{4,20}$/.test(text.trim());
}

/** The measurement id to load the analytics script with; null unless there is one and the visitor has accepted. */
export function analyticsIdToLoad(facts: {
  measurementId: string;
  consent: ConsentChoice | null;
}): string | null {
  return facts.consent === 'accepted' && isMeasurementId(facts.measurementId)
    ? facts.measurementId.trim()
    : null;
}
