import { useEffect, useState } from 'react';

import type { PageValues } from '~/features/import/writing/page-fields';
import { valuesOfEntries } from '~/features/content/page-form/page-values';

/** The form's present values; `initial` until scripts have read it. */
export function useLiveValues(formId: string, initial: PageValues): PageValues {
  const [live, setLive] = useState({ values: initial, text: '' });
  useEffect(() => {
    const look = () => {
      const form = document.getElementById(formId);
      if (!(form instanceof HTMLFormElement)) return;
      const values = valuesOfEntries(new FormData(form));
      const text = JSON.stringify(values);
      setLive((last) => (last.text === text ? last : { values, text }));
    };
    look();
    const later = () => queueMicrotask(look);
    document.addEventListener('input', later);
    document.addEventListener('change', later);
    return () => {
      document.removeEventListener('input', later);
      document.removeEventListener('change', later);
    };
  });
  return live.values;
}
