import { useFetcher } from '@remix-run/react';

import type { FormReply } from '~/lib/form/form-reply';

/** A form of the generator: sending it does not leave what is typed elsewhere on the page. */
export function useGenerator(answer: FormReply | null) {
  const fetcher = useFetcher<{ generator?: FormReply }>();
  return { fetcher, wrong: fetcher.data?.generator ?? answer };
}
