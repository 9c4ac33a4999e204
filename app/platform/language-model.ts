import type { Database } from '~/db/client';
import { ModelFailure, type ImageModel, type LanguageModel } from '~/features/writing/language-model';

export type ModelConfig = {
  /** The binding of a deployed worker. */
  ai: Ai | null;
  /** Any endpoint that speaks OpenAI's protocol, up to and without `/chat/completions`. */
  openAi: { url: string; key: string | null; textModel: string | null; imageModel: string | null } | null;
};

type Models = { language: LanguageModel; drawing: ImageModel | null };

export function createModels(_config: ModelConfig, _deps: { db: Database }): Models {
  return {
    language: {
      isLocal: true,
      ask: () => Promise.reject(new ModelFailure('failed', 'There is no writer yet.')),
    },
    drawing: null,
  };
}
