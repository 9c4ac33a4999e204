import { propertyFacts, type PropertyFact } from '~/jobs/property-facts';

export type FactScore = {
  right: number;
  blank: (PropertyFact | string)[];
  wrong: string[];
  /** The share of the existing facts that was found; a wrong value counts twice as much as a missing one. */
  share: number;
};

/**
 * Compares what was read with what a careful person would read; a value where the site has none counts as
 * wrong.
 */
export function scoreFacts(
  answers: Partial<Record<PropertyFact, string>>,
  values: Partial<Record<PropertyFact, string>>,
): FactScore {
  const right = propertyFacts.filter(
    (field) => answers[field] !== undefined && answers[field] === values[field],
  );
  const blank = propertyFacts.filter((field) => answers[field] !== undefined && values[field] === undefined);
  const wrong = propertyFacts
    .filter((field) => values[field] !== undefined && values[field] !== answers[field])
    .map((field) => `${field}: ${values[field]} (${answers[field] ?? 'nothing'})`);
  return scored(right.length, blank, wrong, Object.keys(answers).length);
}

/** The same for the names of amenities. */
export function scoreNames(answers: readonly string[], names: readonly string[]): FactScore {
  const right = answers.filter((name) => names.includes(name));
  const blank = answers.filter((name) => !names.includes(name));
  return scored(
    right.length,
    blank,
    names.filter((name) => !answers.includes(name)),
    answers.length,
  );
}

function scored(right: number, blank: string[], wrong: string[], total: number): FactScore {
  return { right, blank, wrong, share: 1 - (blank.length + 2 * wrong.length) / Math.max(1, total) };
}

/** All sites together. */
export function sumOf(scores: readonly FactScore[]): FactScore {
  const right = scores.reduce((sum, score) => sum + score.right, 0);
  const blank = scores.flatMap((score) => score.blank);
  const wrong = scores.flatMap((score) => score.wrong);
  const missed = scores.reduce((sum, score) => sum + (1 - score.share) * totalOf(score), 0);
  const total = scores.reduce((sum, score) => sum + totalOf(score), 0);
  return { right, blank, wrong, share: 1 - missed / Math.max(1, total) };
}

function totalOf(score: FactScore): number {
  const lost = score.blank.length + 2 * score.wrong.length;
  return lost === 0 ? score.right : Math.round(lost / (1 - score.share));
}
