import { useEffect, useState } from 'react';

import { valuesOfEntries, type FormShape, type FormValues } from '~/lib/editing/form-shape';

type LiveOptions<Values> = {
  formId: string;
  shape: FormShape;
  /** The values until scripts have read the form. */
  initial: Values;
  isWatched?: boolean;
};

/** The form's present values. */
export function useLiveValues<Values extends FormValues>(options: LiveOptions<Values>): Values {
  const { formId, shape, initial, isWatched = true } = options;
  const [live, setLive] = useState({ values: initial, text: '' });
  useEffect(() => {
    if (!isWatched) return;
    const look = () => {
      const form = document.getElementById(formId);
      if (!(form instanceof HTMLFormElement)) return;
      const values = valuesOfEntries<Values>(new FormData(form), shape);
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
