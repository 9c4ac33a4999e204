import type { GuideOutcome, GuideProgress, ImportedGuide } from '~/jobs/guide-import-job';

/** Number of guides by outcome. */
export function countOutcomes(outcomes: readonly ImportedGuide[]): Record<GuideOutcome, number> {
  const counts = { created: 0, updated: 0, unchanged: 0, kept: 0, 'in-trash': 0 };
  for (const { outcome } of outcomes) counts[outcome] += 1;
  return counts;
}

const isLeft = ({ outcome }: ImportedGuide) => outcome === 'kept' || outcome === 'in-trash';

/** The text about a finished import; 'All 21 … imported' only when none was kept. */
export function importResult({ total, outcomes }: GuideProgress): {
  title: string;
  text: string;
  isComplete: boolean;
} {
  const left = outcomes.filter(isLeft);
  if (left.length === 0 && outcomes.length === total) {
    return {
      title: 'Success',
      text: `All ${total} Adelaide accommodation guides imported successfully`,
      isComplete: true,
    };
  }
  const titles = left.map(({ title }) => title).join('; ');
  const kept = `Kept as ${left.length === 1 ? 'it is' : 'they are'}: ${titles}`;
  return {
    title: 'Import finished',
    text: `${outcomes.length - left.length} of ${total} guides imported. ${kept}`,
    isComplete: false,
  };
}

/** 'Importing… 7 of 21 guides'; without a number before the first guide. */
export function importProgress(progress: GuideProgress | null): string {
  return progress
    ? `Importing… ${progress.done} of ${progress.total} guides`
    : 'The import is about to begin…';
}
