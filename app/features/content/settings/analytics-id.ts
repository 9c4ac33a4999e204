import type { ConsentChoice } from '~/lib/consent-choice';

/** True for the form of a Google tag's id, such as 'G-ABC123'; spaces around it are ignored. */
export function isMeasurementId(text: string): boolean {
  return /^[A-Z]{1,4}-[A-Z0-9-]{4,20}$/.test(text.trim());
}

/** The measurement id in a setting; null when there is none. */
export const readMeasurementId = (setting: string): string | null =>
  isMeasurementId(setting) ? setting.trim() : null;

/** The measurement id to load the analytics script with; null unless there is one and the visitor has accepted. */
export const analyticsIdToLoad = (
  measurementId: string | null,
  consent: ConsentChoice | null,
): string | null => (consent === 'accepted' ? measurementId : null);
