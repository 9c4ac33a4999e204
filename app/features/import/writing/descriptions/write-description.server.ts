import type { Database } from '~/db/client';
import type { PropertyDescriptionJob, PropertyDescriptionResult } from '~/jobs/property-description-job';
import type { Clock } from '~/lib/time/clock';

import { askForText, type CallOf } from '~/features/import/writing/models/ask-model.server';
import { countWords } from '~/features/import/writing/count-words';
import { lengthTrouble } from '~/features/import/writing/description-rules';
import { ModelFailure, type LanguageModel } from '~/features/import/writing/models/language-model';
import { plainAnswer } from '~/features/import/writing/plain-text';
import { descriptionAgain, descriptionPrompt } from '~/features/import/writing/prompts/description-prompt';

type Dependencies = { db: Database; clock: Clock; language: LanguageModel };
type Input = Pick<PropertyDescriptionJob, 'mode' | 'facts'> & { onTurn: (turn: 1 | 2) => Promise<void> };

/**
 * A description of 200 to 400 words; one of another length is requested once more. Without a model it is as long as the facts
 * carry. Throws `ModelFailure`.
 */
export async function writeDescription(
  deps: Dependencies,
  call: CallOf,
  { mode, facts, onTurn }: Input,
): Promise<PropertyDescriptionResult> {
  const order = descriptionPrompt(mode === 'generate' ? 'description' : 'enhancement', facts);
  await onTurn(1);
  let text = plainAnswer(await askForText(deps, call, order));
  const trouble = deps.language.isLocal ? null : lengthTrouble(text);
  if (trouble) {
    await onTurn(2);
    text = plainAnswer(await askForText(deps, call, descriptionAgain(order, { text, trouble })));
    const again = lengthTrouble(text);
    if (again)
      throw new ModelFailure('malformed', `The AI service wrote a text of the wrong length. ${again}`);
  }
  return { version: 1, description: text, words: countWords(text), isLocal: deps.language.isLocal };
}
