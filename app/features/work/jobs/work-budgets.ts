import type { JobKind, Role } from '~/db/vocabulary';
import { isStaff } from '~/lib/roles';

/** Work that somebody asks for and waits for. */
export type WorkKind = Exclude<JobKind, 'mail' | 'guide-import'>;

export const workPrefix = 'work:';

/** Whether the job of that id is somebody's own work. */
export const isWorkId = (id: string) => id.startsWith(workPrefix);

/** How often a person may ask in one day of Adelaide's calendar. */
export const workBudgets = {
  websites: { label: 'website readings', owner: 10, staff: 60 },
  texts: { label: 'texts', owner: 30, staff: 150 },
  pictures: { label: 'generated pictures', owner: 10, staff: 40 },
} as const;

export type BudgetName = keyof typeof workBudgets;

/** How often that person may ask in a day. */
export const mostOf = (viewer: { role: Role }, name: BudgetName) =>
  workBudgets[name][isStaff(viewer) ? 'staff' : 'owner'];

export function usedUpText(viewer: { role: Role }, name: BudgetName): string {
  const { label } = workBudgets[name];
  return `You have used all ${mostOf(viewer, name)} ${label} of today. There will be new ones after midnight in Adelaide.`;
}

/** What a kind of work is counted as; saving pictures that were found costs nothing. */
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
