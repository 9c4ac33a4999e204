import { newPropertyValues } from '~/features/directory/listing/form-of-content';
import { propertyFacts, type PropertyFact } from '~/jobs/property-facts';

/** Names of the review's fields, sent beside the property's own fields, begin with this. */
export const reviewPrefix = 'generated_';
export const useField = `${reviewPrefix}use`;
export const amenityField = `${reviewPrefix}amenity`;
export const valueField = (fact: PropertyFact) => `${reviewPrefix}${fact}`;

const longest = 20_000;

/** Fields of several lines in the form; of another one a long value only wraps. */
const ofLines: readonly PropertyFact[] = ['short_description', 'description'];

const linesOf = (fact: PropertyFact, text: string) =>
  ofLines.includes(fact) ? text : text.replace(/\s*[\r\n]+\s*/g, ' ');

/** Fields of a new form that have a default time. */
const assumed = ['check_in_time', 'check_out_time'] as const;

/**
 * The accepted and possibly edited values of a review, by the editor's fields, and ids of amenities. A time
 * that the website does not state becomes blank, unless the person typed one.
 */
export function readAccepted(form: FormData) {
  const used = new Set(form.getAll(useField));
  const accepted = propertyFacts
    .filter((fact) => used.has(fact))
    .map((fact) => [fact, linesOf(fact, String(form.get(valueField(fact)) ?? '').slice(0, longest))] as const)
    .filter(([, value]) => value.trim() !== '');
  const amenities = form
    .getAll(amenityField)
    .map(String)
    .filter((id) => /^\d{1,9}$/.test(id));
  const unsaid = assumed
    .filter((fact) => !form.has(valueField(fact)) && form.get(fact) === newPropertyValues[fact])
    .map((fact) => [fact, ''] as const);
  return {
    values: Object.fromEntries([...accepted, ...unsaid]) as Partial<Record<PropertyFact, string>>,
    amenities,
  };
}
