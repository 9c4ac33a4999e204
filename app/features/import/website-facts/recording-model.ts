import type { LanguageModel, ModelAnswer } from '~/features/import/writing/models/language-model';

/** The same model, which records its last answer, so that a result can name the model. */
export function recordingModel(
  language: LanguageModel,
  record: { answer: ModelAnswer | null },
): LanguageModel {
  return {
    isLocal: language.isLocal,
    async ask(order) {
      record.answer = await language.ask(order);
      return record.answer;
    },
  };
}
