import type { WorkBudget } from './find-work-budget.server';

/** The rest of today's budget. */
export function BudgetLine({ budget: { label, used, max } }: { budget: WorkBudget }) {
  const left = Math.max(0, max - used);
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      {left > 0 ? `${left} of ${max} ${label} left today.` : `All ${max} ${label} of today are used.`}
    </p>
  );
}
