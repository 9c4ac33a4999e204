import { z } from 'zod';

const usageSchema = z.object({
  prompt_tokens: z.number().nonnegative(),
  completion_tokens: z.number().nonnegative(),
});

/** Both forms of an answer: `response` as text or object, and chat completions. */
const answerSchema = z.union([
  z.object({
    choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
    usage: usageSchema.optional().catch(undefined),
  }),
  z.object({
    response: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish(),
    usage: usageSchema.optional().catch(undefined),
  }),
]);

const longest = 200_000;

export type ReadAnswer = { text: string; inputTokens: number; outputTokens: number };

/**
 * The text of a model's answer, blank when it is empty, with the tokens used; where the answer does not count
 * them, four characters count as one token. Null when it has neither form.
 */
export function readModelAnswer(body: unknown, prompt: string): ReadAnswer | null {
  const parsed = answerSchema.safeParse(body);
  if (!parsed.success) return null;
  const { data } = parsed;
  const said = 'choices' in data ? data.choices[0]?.message.content : data.response;
  const text = (typeof said === 'object' && said !== null ? JSON.stringify(said) : (said ?? '')).slice(
    0,
    longest,
  );
  return {
    text,
    inputTokens: Math.round(data.usage?.prompt_tokens ?? prompt.length / 4),
    outputTokens: Math.round(data.usage?.completion_tokens ?? text.length / 4),
  };
}
