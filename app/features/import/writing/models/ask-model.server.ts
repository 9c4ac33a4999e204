import type { z } from 'zod';

import type { Database } from '~/db/client';
import { modelCalls } from '~/db/schema';
import type { JobKind, ModelOutcome } from '~/db/vocabulary';
import { adelaideDate } from '~/lib/time/dates';
import type { Clock } from '~/lib/time/clock';

import { ModelFailure, type LanguageModel, type ModelAnswer, type ModelOrder } from './language-model';

type Dependencies = { db: Database; clock: Clock; language: LanguageModel };

/** The caller and the purpose of the call. */
export type CallOf = { jobId: string; userId: string | null; kind: JobKind };

/** A text that is not blank. Each call is recorded with its cost. Throws `ModelFailure`. */
export async function askForText(
  deps: Dependencies,
  call: CallOf,
  order: Omit<ModelOrder, 'answer'>,
): Promise<string> {
  const { text } = await askRecorded(deps, call, { ...order, answer: null });
  return text;
}

/**
 * An answer that is valid by the schema. An invalid one is sent back once, with its errors. Each call is
 * recorded with its cost. Throws `ModelFailure`: 'malformed' when the second answer is invalid too, with the
 * message `malformed`.
 */
export async function askForAnswer<Schema extends z.ZodType>(
  deps: Dependencies,
  call: CallOf,
  { order, schema, malformed }: { order: ModelOrder & { answer: object }; schema: Schema; malformed: string },
): Promise<z.output<Schema>> {
  const first = await askRecorded(deps, call, order, (text) => parseAnswer(text, schema).success);
  const parsed = parseAnswer(first.text, schema);
  if (parsed.success) return parsed.data;
  const again = { ...order, user: repairing(order.user, first.text, parsed.wrong) };
  const second = await askRecorded(deps, call, again, (text) => parseAnswer(text, schema).success);
  const reparsed = parseAnswer(second.text, schema);
  if (reparsed.success) return reparsed.data;
  throw new ModelFailure('malformed', malformed);
}

async function askRecorded(
  deps: Dependencies,
  call: CallOf,
  order: ModelOrder,
  isUsable = (_text: string) => true,
): Promise<ModelAnswer> {
  let answer: ModelAnswer;
  try {
    answer = await deps.language.ask(order);
  } catch (error) {
    await recordModelCall(deps, call, 'failed', null);
    throw error;
  }
  const isEmpty = answer.text.trim() === '';
  await recordModelCall(deps, call, isEmpty || !isUsable(answer.text) ? 'refused' : 'answered', answer);
  if (isEmpty) throw new ModelFailure('empty', emptyText(order));
  return answer;
}

const emptyText = ({ answer }: ModelOrder) =>
  answer ? 'AI service returned empty content' : 'AI service returned empty text';

type Priced = Pick<ModelAnswer, 'model' | 'inputTokens' | 'outputTokens' | 'costMicroUsd'>;

/** Records a call. `answer` is null when none came. */
export async function recordModelCall(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { jobId, userId, kind }: CallOf,
  outcome: ModelOutcome,
  answer: Priced | null,
): Promise<void> {
  const now = clock.now();
  await db.insert(modelCalls).values({
    jobId,
    userId,
    kind,
    outcome,
    day: adelaideDate(now),
    createdAt: now,
    model: answer?.model.slice(0, 120) ?? 'unknown',
    inputTokens: answer?.inputTokens ?? 0,
    outputTokens: answer?.outputTokens ?? 0,
    costMicroUsd: answer?.costMicroUsd ?? 0,
  });
}

/** A model may wrap its JSON in a code fence or words; the part between the outermost braces counts. */
function parseAnswer<Schema extends z.ZodType>(text: string, schema: Schema) {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { success: false as const, wrong: 'It is not JSON.' };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { success: true as const, data: parsed.data };
  const wrong = parsed.error.issues
    .slice(0, 8)
    .map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`);
  return { success: false as const, wrong: wrong.join('\n') };
}

const repairing = (user: string, answer: string, wrong: string) =>
  `${user}\n\nYour answer was:\n${answer.slice(0, 8000)}\n\nIt cannot be used:\n${wrong}\n\nAnswer once more, in the form that was asked for.`;
