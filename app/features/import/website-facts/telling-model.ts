import type { LanguageModel, ModelAnswer } from '~/features/import/writing/models/language-model';

/** The same model, which records its last answer, so that a result can name the model. */
export function tellingModel(language: LanguageModel, told: { answer: ModelAnswer | null }): LanguageModel {
  return {
    isLocal: language.isLocal,
    async ask(order) {
      told.answer = await language.ask(order);
      return told.answer;
    },
  };
}
