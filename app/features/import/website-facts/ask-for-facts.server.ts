import { z } from 'zod';

import type { Database } from '~/db/client';
import { askForAnswer, type CallOf } from '~/features/import/writing/ask-model.server';
import { ModelFailure, type LanguageModel, type ModelAnswer } from '~/features/import/writing/language-model';
import { propertyFacts, type FactProposal, type PropertyFact } from '~/jobs/property-from-url-job';
import type { Clock } from '~/lib/clock';

import type { GatheredFacts } from './gather-facts';
import { keepSupported } from './keep-supported';
import { missingFactsPrompt } from './missing-facts-prompt';
import { ownParagraphs } from './own-paragraphs';
import { tellingModel } from './telling-model';

type Dependencies = { db: Database; clock: Clock; language: LanguageModel };

const answerSchema = z.object({
  facts: z
    .array(
      z.object({
        field: z.string().max(60),
        value: z.string().max(20_000),
        quotes: z.array(z.string().max(2000)).max(20),
      }),
    )
    .max(40),
});

/** Fields that websites rarely state and the form does not require; no model is asked for them. */
const neverAsked: readonly PropertyFact[] = ['website_url', 'max_price', 'currency'];

export type AskedFacts = {
  proposals: FactProposal[];
  warnings: string[];
  /** The model that answered; null when none was asked or the answer was useless. */
  model: string | null;
};

/**
 * Asks a model for the fields that are still missing, and keeps the values that it can quote. Without a model the
 * website's own paragraphs are the draft of a description; a failing model leaves a warning, since the facts that were read are valid without it.
 */
export async function askForFacts(
  deps: Dependencies,
  call: CallOf,
  { documents, proposals }: Pick<GatheredFacts, 'documents' | 'proposals'>,
): Promise<AskedFacts> {
  const missing = propertyFacts.filter(
    (field) => !neverAsked.includes(field) && !proposals.some((proposal) => proposal.field === field),
  );
  if (deps.language.isLocal) {
    const draft = missing.includes('description') ? ownParagraphs(documents) : null;
    return { proposals: draft ? [draft] : [], warnings: [], model: null };
  }
  if (missing.length === 0) return { proposals: [], warnings: [], model: null };
  const told: { answer: ModelAnswer | null } = { answer: null };
  const language = tellingModel(deps.language, told);
  const order = missingFactsPrompt(missing, proposals, documents);
  try {
    const malformed = 'AI returned invalid structured data format';
    const { facts } = await askForAnswer({ ...deps, language }, call, {
      order,
      schema: answerSchema,
      malformed,
    });
    const kept = keepSupported(facts, { documents, known: proposals, missing });
    return {
      proposals: kept,
      warnings: droppedText(facts.length - kept.length),
      model: told.answer?.model ?? null,
    };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const warnings = [`What is missing could not be filled in: ${error.message}`];
    return { proposals: [], warnings, model: null };
  }
}

function droppedText(count: number): string[] {
  if (count <= 0) return [];
  const what = count === 1 ? '1 suggestion' : `${count} suggestions`;
  return [
    `${what} of the AI service had no evidence on the website and ${count === 1 ? 'was' : 'were'} left out.`,
  ];
}
