import { altTextSchema } from '~/features/directory/photos/photo-form';
import { maxPhotos } from '~/features/pictures/rules/photo-limits';

import { reviewFields } from './extraction-form';
import { moved } from './moved';

/** The owner's choice about one staged picture so far. */
export type StagedChoice = { id: string; isChosen: boolean; altText: string };

/**
 * The choices in a form with a `ReviewPictures`, in their order; a pressed button that moves one has been
 * applied. The ids are untrusted until they are compared with rows.
 */
export function listStagedChoices(form: FormData): StagedChoice[] {
  const ids = texts(form.getAll(reviewFields.image)).filter((id) => /^[\w-]{1,64}$/.test(id));
  const chosen = new Set(texts(form.getAll(reviewFields.chosen)));
  const choices = [...new Set(ids)].slice(0, maxPhotos).map((id) => ({
    id,
    isChosen: chosen.has(id),
    altText: altTextSchema.safeParse(form.get(reviewFields.altText + id)).data ?? '',
  }));
  const [, way, id] =
    /^(up|down|first) ([\w-]{1,64})$/.exec(texts([form.get(reviewFields.move)])[0] ?? '') ?? [];
  const from = choices.findIndex((choice) => choice.id === id);
  if (from < 0) return choices;
  const to = way === 'first' ? 0 : from + (way === 'up' ? -1 : 1);
  return moved(choices, from, to);
}

const texts = (values: readonly (FormDataEntryValue | null)[]) =>
  values.filter((value): value is string => typeof value === 'string');
