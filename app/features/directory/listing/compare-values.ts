import { propertyTypeLabels } from '~/features/directory/property/property-types';
import type { PropertyType } from '~/db/vocabulary';

import { editorFields, fieldLabels, type EditorField, type EditorValues } from './editor-fields';

/** One field whose values differ between two versions of a property, as text; blank is ''. */
export type Difference = { field: EditorField; label: string; mine: string; theirs: string };

/** Names of the ids and slugs in a form. */
export type Names = { suburbs: Record<string, string>; amenities: Record<string, string> };

/**
 * The fields in which two versions differ, in the form's order. A field that only one of them has is left
 * out.
 */
export function compareValues(mine: EditorValues, theirs: EditorValues, names: Names): Difference[] {
  return editorFields.flatMap((field) => {
    if (mine[field] === undefined && !isList(field) && theirs[field] === undefined) return [];
    const [one, other] = [inWords(field, mine, names), inWords(field, theirs, names)];
    return one === other ? [] : [{ field, label: fieldLabels[field], mine: one, theirs: other }];
  });
}

const isList = (field: EditorField) => field === 'amenities' || field === 'units';

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
