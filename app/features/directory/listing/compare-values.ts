import type { PropertyType } from '~/db/vocabulary';
import { propertyTypeLabels } from '~/features/directory/property/property-types';
import { compareFields } from '~/lib/editing/find-conflicts';

import { fieldLabels, type EditorField, type EditorValues } from './editor-fields';

/** Names of the ids and slugs in a form. */
export type Names = { suburbs: Record<string, string>; amenities: Record<string, string> };

/** The fields in which two versions of a property differ, in the form's order. */
export const compareValues = (mine: EditorValues, theirs: EditorValues, names: Names) =>
  compareFields<EditorField>({
    labels: fieldLabels,
    mine: (field) => inWords(field, mine, names),
    theirs: (field) => inWords(field, theirs, names),
  });

/** A field's value as readable text; blank is ''. */
export function inWords(field: EditorField, values: EditorValues, names: Names): string {
  if (field === 'amenities') {
    return (values.amenities ?? [])
      .map((id) => names.amenities[id] ?? id)
      .sort()
      .join(', ');
  }
  if (field === 'units') return unitsInWords(values);
  const value = tidy(values[field]);
  if (field === 'property_type') return propertyTypeLabels[value as PropertyType] ?? value;
  if (field === 'suburb') return names.suburbs[value] ?? value;
  if (field === 'near_airport') return value ? 'Yes' : 'No';
  if (field === 'tags') return value.split(',').map(tidy).filter(Boolean).sort().join(', ');
  return value;
}

function unitsInWords({ units = [] }: EditorValues): string {
  return units
    .map((unit) => {
      const guests = tidy(unit.max_guests) && `${tidy(unit.max_guests)} guests`;
      return [tidy(unit.name), guests, tidy(unit.bed_configuration), tidy(unit.description)]
        .filter(Boolean)
        .join(' · ');
    })
    .filter(Boolean)
    .join('\n');
}

const tidy = (value: string | undefined) => (value ?? '').replace(/\r\n?/g, '\n').trim();
