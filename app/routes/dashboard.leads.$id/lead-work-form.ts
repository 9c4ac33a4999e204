import { useHydrated } from '~/lib/browser/use-hydrated';

/** The form of everything on the page, to which all fields and buttons belong until there are scripts. */
export const leadFormId = 'lead-work';

/** Its id until there are scripts; undefined with them, when each form is sent by itself. */
export const useLeadFormId = () => (useHydrated() ? undefined : leadFormId);
