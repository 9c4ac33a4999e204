/** Buttons of a work panel beside a form, for pages without scripts: the form comes back as typed. */
export const lookIntents = ['look', 'cancel', 'retry'] as const;
export type LookIntent = (typeof lookIntents)[number];

export const isLook = (intent: string | null): intent is LookIntent =>
  lookIntents.some((known) => known === intent);
