import { reviewFields, rightsMissingText } from '~/features/import/pictures/review/extraction-form';
import { listStagedChoices, type StagedChoice } from '~/features/import/pictures/review/list-staged-choices';

/** The job that found the pictures in the form. */
export const foundByField = 'generated_website';

export type FoundPictures = {
  foundBy: string;
  choices: StagedChoice[];
  hasRights: boolean;
  /** Why the form is refused; else null. */
  error: string | null;
  /** The button only changes the order. */
  isMove: boolean;
};

/** The form's choices about pictures from the property's website; null when it offers none. */
export function readFoundPictures(form: FormData): FoundPictures | null {
  const foundBy = String(form.get(foundByField) ?? '').slice(0, 64);
  if (!foundBy) return null;
  const choices = listStagedChoices(form);
  const hasRights = form.has(reviewFields.rights);
  const isAnyChosen = choices.some(({ isChosen }) => isChosen);
  return {
    foundBy,
    choices,
    hasRights,
    error: isAnyChosen && !hasRights ? `${rightsMissingText} Or choose none of them.` : null,
    isMove: form.has(reviewFields.move),
  };
}
