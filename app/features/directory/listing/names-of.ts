import type { Names } from './compare-values';
import type { EditorChoices } from './list-editor-choices.server';

/** Names of the form's options, by slug and id. */
export function namesOf({ suburbs, amenities }: EditorChoices): Names {
  return {
    suburbs: Object.fromEntries(suburbs.map(({ slug, name }) => [slug, name])),
    amenities: Object.fromEntries(
      amenities.flatMap(({ items }) => items.map(({ id, name }) => [String(id), name])),
    ),
  };
}
