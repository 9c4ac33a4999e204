import type { WorkBudget } from './find-work-budget.server';

/** The rest of today's budget. */
export function BudgetLine({ budget: { label, used, most } }: { budget: WorkBudget }) {
  const left = Math.max(0, most - used);
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      {left > 0 ? `${left} of ${most} ${label} left today.` : `All ${most} ${label} of today are used.`}
    </p>
  );
}
