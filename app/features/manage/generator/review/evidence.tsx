import type { Generator } from '~/features/manage/generator/load-generator.server';

import { quoteInWords } from './quote-in-words';

type Found = NonNullable<Generator['found']>;
type Source = Found['proposals'][number]['source'];

export const sourceNames: Record<Source, string> = {
  typed: 'As you typed it',
  'json-ld': 'Structured data',
  microdata: 'Structured data',
  'open-graph': 'Page description',
  text: 'Text of the page',
  model: 'Read by the model',
};

/** The quoted words behind a click. */
export function Evidence({ source, evidence }: Pick<Found['proposals'][number], 'source' | 'evidence'>) {
  return (
    <details className="mt-1 text-sm text-ink-soft not-open:-mb-2.5">
      <summary className="inline-flex min-h-11 cursor-pointer items-center">
        {sourceNames[source]}
        <span className="ml-2 underline">Show the source</span>
      </summary>
      <ul className="grid gap-2">
        {evidence.map(({ url, quote }) => (
          <li key={url + quote} className="wrap-anywhere">
            <q>{quoteInWords(quote)}</q>
            <span className="block">{url}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
