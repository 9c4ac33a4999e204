import { z } from 'zod';

import type { Database } from '~/db/client';
import { askForAnswer, type CallOf } from '~/features/import/writing/models/ask-model.server';
import {
  ModelFailure,
  type LanguageModel,
  type ModelAnswer,
} from '~/features/import/writing/models/language-model';
import { plainAnswer } from '~/features/import/writing/plain-text';
import type { PropertyRewriteJob, PropertyRewriteResult } from '~/jobs/property-rewrite-job';
import type { Clock } from '~/lib/time/clock';

import { fieldValue } from './values/field-value';
import { rewritePrompt, rewrittenTexts, type RewrittenText } from './rewrite-prompt';
import { recordingModel } from './recording-model';

type Dependencies = { db: Database; clock: Clock; language: LanguageModel };

export const nothingRewritten = 'No rewritten data was generated';

const answerSchema = z.object({
  name: z.string().max(2000).nullish(),
  short_description: z.string().max(5000).nullish(),
  description: z.string().max(40_000).nullish(),
});

/**
 * The rewritten texts. A text that the form would refuse, or that states a number from nowhere, stays as it
 * was; an absent text is not invented. Throws `ModelFailure`, 'empty' when no text changed.
 */
export async function rewriteTexts(
  deps: Dependencies,
  call: CallOf,
  job: PropertyRewriteJob,
): Promise<PropertyRewriteResult> {
  const record: { answer: ModelAnswer | null } = { answer: null };
  const language = recordingModel(deps.language, record);
  const answer = await askForAnswer({ ...deps, language }, call, {
    order: rewritePrompt(job),
    schema: answerSchema,
    malformed: nothingRewritten,
  });
  const given = [job.instructions, ...Object.values(job.texts), ...Object.values(job.facts)].join('\n');
  const texts = Object.fromEntries(
    rewrittenTexts.map((field) => [field, anew(field, job.texts[field], answer[field], given)]),
  ) as Record<RewrittenText, string | null>;
  if (rewrittenTexts.every((field) => texts[field] === job.texts[field])) {
    throw new ModelFailure('empty', nothingRewritten);
  }
  return { version: 1, texts, model: deps.language.isLocal ? null : (record.answer?.model ?? null) };
}

function anew(
  field: RewrittenText,
  before: string | null,
  said: string | null | undefined,
  given: string,
): string | null {
  if (before === null || !said) return before;
  const value = fieldValue(field, plainAnswer(said));
  const known = new Set(given.match(/\d+/g) ?? []);
  const isKnown = (value?.match(/\d+/g) ?? []).every((number) => known.has(number));
  return value !== null && isKnown ? value : before;
}
