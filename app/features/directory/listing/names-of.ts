import type { Names } from './compare-values';
import type { EditorChoices } from './list-editor-choices.server';

/** What the choices of the form are called, by slug and id. */
export function namesOf({ suburbs, amenities }: EditorChoices): Names {
  return {
    suburbs: Object.fromEntries(suburbs.map(({ slug, name }) => [slug, name])),
    amenities: Object.fromEntries(
      amenities.flatMap(({ items }) => items.map(({ id, name }) => [String(id), name])),
    ),
  };
}
