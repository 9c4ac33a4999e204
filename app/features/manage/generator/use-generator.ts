import { useFetcher } from '@remix-run/react';

import type { GeneratorAnswer } from './generator-form';

/** A form of the generator: it is sent and leads on without what is typed elsewhere on the page being left. */
export function useGenerator(answer: GeneratorAnswer | null) {
  const fetcher = useFetcher<{ generator?: GeneratorAnswer }>();
  return { fetcher, wrong: fetcher.data?.generator ?? answer };
}
