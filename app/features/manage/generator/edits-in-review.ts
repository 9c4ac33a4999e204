import type { PropertyFact } from '~/jobs/property-facts';
import type { KeptEdits } from '~/jobs/property-from-url-job';

import { amenityField, useField, valueField } from './generated-fields';
import { typedBeside } from './typed-beside';

type Shown = {
  proposals: readonly { field: PropertyFact; value: string }[];
  amenities: readonly { id: number; name: string }[];
};

const longest = 20_000;

/**
 * The person's changes in the fields of this review: edited values, and values that are not to be used; and
 * the values of the form beside it.
 */
export function editsInReview(form: FormData, { proposals, amenities }: Shown): KeptEdits {
  const used = new Set(form.getAll(useField));
  const ticked = new Set(form.getAll(amenityField).map(String));
  const changed = proposals.flatMap(({ field, value }) => {
    const typed = form.get(valueField(field));
    const text = typeof typed === 'string' ? typed.replaceAll('\r\n', '\n').slice(0, longest) : value;
    return text === value ? [] : [[field, text] as const];
  });
  const left = [
    ...proposals.filter(({ field }) => !used.has(field)).map(({ field }) => field),
    ...amenities.filter(({ id }) => !ticked.has(String(id))).map(({ name }) => name),
  ];
  return { values: Object.fromEntries(changed), left: left.slice(0, 300), typed: typedBeside(form) };
}
