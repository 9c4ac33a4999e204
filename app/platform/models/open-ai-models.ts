import { failureOfCode } from '~/features/import/writing/models/failure-of-code';
import {
  ModelFailure,
  type ImageModel,
  type LanguageModel,
} from '~/features/import/writing/models/language-model';
import { readPictureAnswer } from '~/features/import/writing/models/read-picture-answer';
import { readModelAnswer } from '~/features/import/writing/models/read-model-answer';

import { withinTime } from '~/platform/bindings/within-time';

export type OpenAiEndpoint = { url: string; key: string | null };

type Named = { endpoint: OpenAiEndpoint; model: string; timeLimitMs: number };

/** Texts from any endpoint with OpenAI's chat completions. Their cost is unknown. */
export function createOpenAiLanguage({ endpoint, model, timeLimitMs }: Named): LanguageModel {
  return {
    isLocal: false,
    async ask({ system, user, answer, maxTokens }) {
      const body = await withinTime(timeLimitMs, (signal) =>
        post(endpoint, 'chat/completions', signal, {
          model,
          max_tokens: maxTokens,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
          ...(answer && {
            response_format: { type: 'json_schema', json_schema: { ...answer, strict: true } },
          }),
        }),
      );
      const read = readModelAnswer(body, system + user);
      if (!read) throw failureOfCode({});
      return { ...read, model, costMicroUsd: 0 };
    },
  };
}

/** Pictures by the same protocol. */
export function createOpenAiDrawing({ endpoint, model, timeLimitMs }: Named): ImageModel {
  return {
    async draw(prompt) {
      const order = { model, prompt, n: 1, size: '1024x1024', response_format: 'b64_json' };
      const body = await withinTime(timeLimitMs, (signal) =>
        post(endpoint, 'images/generations', signal, order),
      );
      const bytes = readPictureAnswer(body);
      if (!bytes) throw new ModelFailure('empty', 'The AI service returned no picture.');
      return { bytes, model, costMicroUsd: 0 };
    },
  };
}

async function post({ url, key }: OpenAiEndpoint, path: string, signal: AbortSignal, body: object) {
  const response = await fetch(`${url.replace(/\/$/, '')}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal,
  });
  if (!response.ok) {
    const message = (await response.text()).slice(0, 500);
    throw failureOfCode({ status: response.status, message: message }, new Error(message));
  }
  return response.json().catch((error: unknown) => {
    if (signal.aborted) throw error;
    return null;
  });
}
