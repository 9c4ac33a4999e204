import { wayBackPrefix } from '~/components/forms/unsent/way-back-key';

import { dropWork, quietly, workKinds } from './work-key';

/** The keys of everybody's work in this browser. */
export const allKeys = () =>
  Object.keys(localStorage).filter((key) => workKinds.some((kind) => key.startsWith(`${kind}:`)));

/** Removes everybody's work from this browser, and from this tab what was typed on the pages that it has shown. */
export function forgetAllWork() {
  quietly(() => allKeys().forEach(dropWork));
  quietly(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(wayBackPrefix))
      .forEach((key) => sessionStorage.removeItem(key)),
  );
}
