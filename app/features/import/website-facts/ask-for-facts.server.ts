import { z } from 'zod';

import type { Database } from '~/db/client';
import { askForAnswer, type CallOf } from '~/features/import/writing/models/ask-model.server';
import {
  ModelFailure,
  type LanguageModel,
  type ModelAnswer,
} from '~/features/import/writing/models/language-model';
import { propertyFacts, type PropertyFact } from '~/jobs/property-facts';
import type { FactProposal } from '~/jobs/property-from-url-job';
import type { Clock } from '~/lib/time/clock';

import { contradictionsOf, isSame, readByRules } from './contradictions';
import type { AmenityFinding } from './page/findings';
import type { GatheredFacts } from './gather-facts';
import { keepAmenities } from './checks/keep-amenities';
import { keepSupported } from './checks/keep-supported';
import { missingFactsPrompt } from './missing-facts-prompt';
import { ownParagraphs } from './own-paragraphs';
import { recordingModel } from './recording-model';

type Dependencies = { db: Database; clock: Clock; language: LanguageModel };

const quotesSchema = z.array(z.string().max(2000)).max(20);
const answerSchema = z.object({
  facts: z
    .array(
      z.object({
        field: z.string().max(60),
        value: z.string().max(20_000),
        quotes: quotesSchema,
      }),
    )
    .max(40),
  amenities: z
    .array(z.object({ name: z.string().max(200), quotes: quotesSchema }))
    .max(100)
    .default([]),
});

/** Fields that websites rarely state and the form does not require; no model is asked for them. */
const neverRequested: readonly PropertyFact[] = ['website_url', 'max_price', 'currency'];

export type FoundFacts = {
  proposals: FactProposal[];
  amenities: AmenityFinding[];
  warnings: string[];
  /** The model that answered; null when none was asked or the answer was useless. */
  model: string | null;
};

/**
 * Asks a model for the fields and amenities that are still missing, and keeps those that it can quote; what it can quote against
 * a value that rules read becomes a warning. Without a model the
 * website's own paragraphs are the draft of a description; a failing model leaves a warning, since the facts that were read are valid without it.
 */
export async function askForFacts(
  deps: Dependencies,
  call: CallOf,
  { documents, proposals, amenities: found }: Omit<GatheredFacts, 'warnings'>,
  amenityNames: readonly string[],
): Promise<FoundFacts> {
  const missing = propertyFacts.filter(
    (field) => !neverRequested.includes(field) && !proposals.some((proposal) => proposal.field === field),
  );
  if (deps.language.isLocal) {
    const draft = missing.includes('description') ? ownParagraphs(documents) : null;
    return { ...nothing, proposals: draft ? [draft] : [] };
  }
  if (missing.length === 0 && readByRules(proposals).length === 0) return nothing;
  const record: { answer: ModelAnswer | null } = { answer: null };
  const language = recordingModel(deps.language, record);
  const amenities = amenityNames.filter((name) => !found.some((one) => one.name === name));
  const order = missingFactsPrompt({ missing, known: proposals, amenities }, documents);
  try {
    const malformed = 'AI returned invalid structured data format';
    const answer = await askForAnswer({ ...deps, language }, call, {
      order,
      schema: answerSchema,
      malformed,
    });
    const judged = judge(answer, { documents, known: proposals, missing, amenities });
    return { ...judged, model: record.answer?.model ?? null };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const warnings = [`What is missing could not be filled in: ${error.message}`];
    return { ...nothing, warnings };
  }
}

const nothing: FoundFacts = { proposals: [], amenities: [], warnings: [], model: null };

type Judged = Parameters<typeof keepSupported>[1] & { amenities: readonly string[] };

/** The suggestions that the website's own words state, and the number of the others, which are dropped. */
function judge(answer: z.infer<typeof answerSchema>, { amenities: names, ...pages }: Judged) {
  const proposals = keepSupported(answer.facts, pages);
  const amenities = keepAmenities(answer.amenities, { documents: pages.documents, names });
  const contradictions = contradictionsOf(answer.facts, pages);
  const known = readByRules(pages.known);
  const anew = answer.facts.filter(
    ({ field, value }) => !known.some((one) => one.field === field && isSame(one.value, value)),
  );
  const suggested = anew.length + answer.amenities.length;
  const warnings = [
    ...contradictions.map(({ warning }) => warning),
    ...droppedText(suggested - proposals.length - contradictions.length - amenities.length),
  ];
  return { proposals, amenities, warnings };
}

function droppedText(count: number): string[] {
  if (count <= 0) return [];
  const what = count === 1 ? '1 suggestion' : `${count} suggestions`;
  return [
    `${what} of the AI service had no evidence on the website and ${count === 1 ? 'was' : 'were'} left out.`,
  ];
}
