import { failureOfCode } from '~/features/import/writing/models/failure-of-code';
import {
  ModelFailure,
  type ImageModel,
  type LanguageModel,
  type ModelOrder,
} from '~/features/import/writing/models/language-model';
import { pictureCost, takesBareSchema, textCost } from '~/features/import/writing/models/model-table';
import { readPictureAnswer } from '~/features/import/writing/models/read-picture-answer';
import { readModelAnswer } from '~/features/import/writing/models/read-model-answer';

import { withinTime } from '~/platform/bindings/within-time';

/**
 * Runs a model of Workers AI: returns the parsed result, or the bytes of a picture. Throws `ModelFailure`.
 */
export type RunModel = (model: string, input: object, signal: AbortSignal) => Promise<unknown>;

type Options = {
  run: RunModel;
  timeLimitMs: number;
  /** The models that an admin has chosen, read at each call. */
  findModels: () => Promise<{ textModel: string; imageModel: string }>;
};

const longestPicturePrompt = 2048;

/** Models of Workers AI, for texts and for pictures. A failed call is a `ModelFailure`. */
export function createWorkersAi({ run, timeLimitMs, findModels }: Options): {
  language: LanguageModel;
  drawing: ImageModel;
} {
  return {
    language: {
      isLocal: false,
      async ask(order) {
        const { textModel: model } = await findModels();
        const input = inputOf(model, order);
        const body = await withinTime(timeLimitMs, (signal) => run(model, input, signal));
        const answer = readModelAnswer(body, order.system + order.user);
        if (!answer) throw failureOfCode({});
        return { ...answer, model, costMicroUsd: textCost(model, answer) };
      },
    },
    drawing: {
      async draw(prompt) {
        const { imageModel: model } = await findModels();
        const input = { prompt: prompt.slice(0, longestPicturePrompt) };
        const bytes = readPictureAnswer(await withinTime(timeLimitMs, (signal) => run(model, input, signal)));
        if (!bytes) throw new ModelFailure('empty', 'The AI service returned no picture.');
        return { bytes, model, costMicroUsd: pictureCost(model) };
      },
    },
  };
}

function inputOf(model: string, { system, user, answer, maxTokens }: ModelOrder) {
  return {
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    max_tokens: maxTokens,
    ...(answer && {
      response_format: {
        type: 'json_schema',
        json_schema: takesBareSchema(model) ? answer.schema : { ...answer, strict: true },
      },
    }),
  };
}
