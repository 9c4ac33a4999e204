import type { Database } from '~/db/client';
import { findModels } from '~/features/import/writing/models/find-models.server';
import type { ImageModel, LanguageModel } from '~/features/import/writing/models/language-model';
import { localWriter } from '~/features/import/writing/local/local-writer';

import { createOpenAiDrawing, createOpenAiLanguage } from './open-ai-models';
import { runByBinding, runByRest } from './run-workers-ai';
import { createWorkersAi } from './workers-ai';

export type ModelConfig = {
  /** The binding of a deployed worker. */
  ai: Ai | null;
  /** An account of Workers AI by its REST protocol, up to and without `/run`; preferred over the binding. */
  workersAi: { url: string; token: string } | null;
  /** Any endpoint with OpenAI's protocol, up to and without `/chat/completions`; preferred over both. */
  openAi: { url: string; key: string | null; textModel: string | null; imageModel: string | null } | null;
  /** Limit of one call. */
  timeLimitMs: number;
};

type Models = { language: LanguageModel; drawing: ImageModel | null };

/** The configured models for writing and drawing; without one, the local writer and no drawing. */
export function createModels(
  { ai, workersAi, openAi, timeLimitMs }: ModelConfig,
  deps: { db: Database },
): Models {
  const run = workersAi ? runByRest(workersAi) : ai ? runByBinding(ai) : null;
  const cloud = run && createWorkersAi({ run, timeLimitMs, findModels: () => findModels(deps) });
  const { textModel, imageModel } = openAi ?? {};
  return {
    language:
      openAi && textModel
        ? createOpenAiLanguage({ endpoint: openAi, model: textModel, timeLimitMs })
        : (cloud?.language ?? localWriter),
    drawing:
      openAi && imageModel
        ? createOpenAiDrawing({ endpoint: openAi, model: imageModel, timeLimitMs })
        : (cloud?.drawing ?? null),
  };
}
