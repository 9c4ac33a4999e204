/**
 * How many calls to D1 one request may make, a batch counting as one: the worst that was measured, with the signed-in
 * visitor's own and the writing of a session that has not been written for ten minutes.
 */
const budgets = {
  /** Whatever a stranger can ask for or send. */
  public: { shown: 12, form: 12 },
  /** Behind the sign-in; a form is answered with the screen, read anew. */
  private: { shown: 10, form: 12 },
};

/**
 * Routes that need more than the others: the overview reads each of its parts by itself, so that one can be missing; the rules
 * of a redirect are looked up before it is written and again for the words when somebody was quicker.
 */
const larger: Record<string, { shown?: number; form?: number }> = {
  dashboard: { shown: 14 },
  'dashboard._index': { shown: 14 },
  'dashboard.site.locations_.$id': { form: 14 },
  'dashboard.site.redirects': { form: 18 },
};

/** What nobody sees who has not signed in. */
export const isPrivate = (route: string) => /^dashboard(_?\.|$)/.test(route);

export function budgetOf(route: string, isForm: boolean): number {
  const what = isForm ? 'form' : 'shown';
  return larger[route]?.[what] ?? budgets[isPrivate(route) ? 'private' : 'public'][what];
}
