import { useFetcher } from '@remix-run/react';

import type { GeneratorAnswer } from './generator-form';

/** A form of the generator: sending it does not leave what is typed elsewhere on the page. */
export function useGenerator(answer: GeneratorAnswer | null) {
  const fetcher = useFetcher<{ generator?: GeneratorAnswer }>();
  return { fetcher, wrong: fetcher.data?.generator ?? answer };
}
