import { useFetcher } from '@remix-run/react';
import { useState } from 'react';

import type { FormReply } from '~/lib/form/form-reply';

/**
 * A form of the generator: sending it keeps text that is typed elsewhere on the page. An error is shown until
 * something in the form changes.
 */
export function useGenerator(answer: FormReply | null) {
  const fetcher = useFetcher<{ generator?: FormReply }>();
  const [changed, setChanged] = useState<FormReply | null>(null);
  const latest = fetcher.data?.generator ?? answer;
  return { fetcher, wrong: latest === changed ? null : latest, onInput: () => setChanged(latest) };
}
