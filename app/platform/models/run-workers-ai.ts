import { z } from 'zod';

import { failureOfCode } from '~/features/import/writing/models/failure-of-code';

import type { RunModel } from './workers-ai';

const maxBytes = 25_000_000;

/**
 * Through the binding of a deployed worker. Its call cannot be aborted; the time limit only ends the waiting.
 */
export function runByBinding(ai: Ai): RunModel {
  return async (model, input) => {
    try {
      const result: unknown = await ai.run(model as never, input as never);
      return result instanceof ReadableStream
        ? new Uint8Array(await new Response(result).arrayBuffer())
        : result;
    } catch (error) {
      const { message, code, internalCode } = error as {
        message?: string;
        code?: unknown;
        internalCode?: unknown;
      };
      const number = [code, internalCode].map(Number).find((value) => value > 0);
      throw failureOfCode({ code: number, message }, error);
    }
  };
}

const envelopeSchema = z.object({
  result: z.unknown(),
  success: z.boolean(),
  errors: z.array(z.object({ code: z.number(), message: z.string() })).catch([]),
});

/** By the REST protocol; `url` is an account's, up to and without `/run`. */
export function runByRest({ url, token }: { url: string; token: string }): RunModel {
  return async (model, input, signal) => {
    const response = await fetch(`${url.replace(/\/$/, '')}/run/${model}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(input),
      redirect: 'manual',
      signal,
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.ok && response.headers.get('content-type')?.startsWith('image/')) return bytes;
    const envelope = parseEnvelope(bytes);
    if (response.ok && envelope?.success) return envelope.result;
    const { code, message } = envelope?.errors[0] ?? {};
    throw failureOfCode(
      { code, message, status: response.status },
      new Error(message ?? `status ${response.status}`),
    );
  };
}

function parseEnvelope(bytes: Uint8Array) {
  if (bytes.length > maxBytes) return null;
  try {
    return envelopeSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data ?? null;
  } catch {
    return null;
  }
}
