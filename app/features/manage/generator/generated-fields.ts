import { propertyFacts, type PropertyFact } from '~/jobs/property-from-url-job';

/** Names of the review's fields, sent beside the property's own fields. */
export const useField = 'generated_use';
export const amenityField = 'generated_amenity';
export const valueField = (fact: PropertyFact) => `generated_${fact}`;

const longest = 20_000;

/** The accepted and possibly edited values of a review, by the editor's fields, and ids of amenities. */
export function readAccepted(form: FormData) {
  const used = new Set(form.getAll(useField));
  const accepted = propertyFacts
    .filter((fact) => used.has(fact))
    .map((fact) => [fact, String(form.get(valueField(fact)) ?? '').slice(0, longest)] as const)
    .filter(([, value]) => value.trim() !== '');
  const amenities = form
    .getAll(amenityField)
    .map(String)
    .filter((id) => /^\d{1,9}$/.test(id));
  return { values: Object.fromEntries(accepted) as Partial<Record<PropertyFact, string>>, amenities };
}
