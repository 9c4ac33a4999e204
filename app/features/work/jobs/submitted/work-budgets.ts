import type { JobKind, Role } from '~/db/vocabulary';
import { isStaff } from '~/lib/roles';

/** Jobs that a person submits and waits for. */
export type WorkKind = Exclude<JobKind, 'mail' | 'guide-import' | 'backup'>;

export const workPrefix = 'work:';

/** True when the job with that id is work that a person submitted. */
export const isWorkId = (id: string) => id.startsWith(workPrefix);

/** How often a person may submit in one day of Adelaide's calendar. */
export const workBudgets = {
  websites: { label: 'website readings', owner: 10, staff: 60 },
  texts: { label: 'texts', owner: 30, staff: 150 },
  pictures: { label: 'generated pictures', owner: 10, staff: 40 },
} as const;

export type BudgetName = keyof typeof workBudgets;

/** The person's limit per day. */
export const maxOf = (viewer: { role: Role }, name: BudgetName) =>
  workBudgets[name][isStaff(viewer) ? 'staff' : 'owner'];

/** The message for a person who has used up the budget of the day. */
export function usedUpText(viewer: { role: Role }, name: BudgetName): string {
  const { label } = workBudgets[name];
  return `You have used all ${maxOf(viewer, name)} ${label} of today. There will be new ones after midnight in Adelaide.`;
}

/** The budget that a kind of work uses; saving pictures that were found uses none. */
export const budgetOf: Record<WorkKind, BudgetName | null> = {
  'property-from-url': 'websites',
  'property-images': 'websites',
  'property-rewrite': 'texts',
  'property-description': 'texts',
  'page-content': 'texts',
  'page-image': 'pictures',
  'save-property-images': null,
};

export const kindsOf = (budget: BudgetName): WorkKind[] =>
  (Object.keys(budgetOf) as WorkKind[]).filter((kind) => budgetOf[kind] === budget);
