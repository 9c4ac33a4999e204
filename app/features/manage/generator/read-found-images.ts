import { reviewFields, rightsMissingText } from '~/features/import/images/extraction-form';
import { listStagedChoices, type StagedChoice } from '~/features/import/images/list-staged-choices';

/** The job that found the pictures which the form offers. */
export const foundByField = 'generated_website';

export type FoundImages = {
  foundBy: string;
  choices: StagedChoice[];
  hasRights: boolean;
  /** Why the form cannot be taken as it is. */
  error: string | null;
  /** A button asked for another order, and for nothing else. */
  isMove: boolean;
};

/** What a property's form holds of pictures that were found on its website; null when it offers none. */
export function readFoundImages(form: FormData): FoundImages | null {
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
