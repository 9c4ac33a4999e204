/**
 * How many calls to D1 one request may make; a batch counts as one. These are the highest measured numbers.
 * They include reading the signed-in viewer, updating a session that was not updated for ten minutes, and,
 * after a form of a signed-in person, reading the changes for the cache.
 */
const budgets = {
  /** Everything that a stranger can request or send. */
  public: { shown: 12, form: 12 },
  /** Behind the sign-in; the answer to a form is the screen, loaded again. */
  private: { shown: 10, form: 13 },
};

/**
 * Routes that need more than the others: the overview reads each of its parts separately, so that one can
 * fail; the rules of a redirect are read before it is written, and again for the message when another person
 * was faster.
 */
const larger: Record<string, { shown?: number; form?: number }> = {
  dashboard: { shown: 14 },
  'dashboard._index': { shown: 14 },
  'dashboard.site.locations_.$id': { form: 16 },
  'dashboard.site.redirects': { form: 19 },
};

/** True when only signed-in people see it. */
export const isPrivate = (route: string) => /^dashboard(_?\.|$)/.test(route);

export function budgetOf(route: string, isForm: boolean): number {
  const what = isForm ? 'form' : 'shown';
  return larger[route]?.[what] ?? budgets[isPrivate(route) ? 'private' : 'public'][what];
}
