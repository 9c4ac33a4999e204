import type { Generator } from '~/features/manage/generator/load-generator.server';

type Found = NonNullable<Generator['found']>;

/** Describes in words what was read; the pages themselves are one click away. */
export function Tour({ found: { pages, skipped, model, proposals, tour } }: { found: Found }) {
  return (
    <div>
      <h4 className="font-semibold">
        Found {proposals.length === 1 ? '1 value' : `${proposals.length} values`} on{' '}
        {pages.length === 1 ? '1 page' : `${pages.length} pages`}
      </h4>
      <p className="measure mt-1 wrap-anywhere">{tour}</p>
      <p className="measure mt-1 text-sm text-ink-soft">
        {model
          ? `What the website does not say outright was read from its words by ${model}.`
          : 'Put together from the website itself, without a language model.'}{' '}
        A field that the website does not state is left out.
      </p>
      <details className="text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline">Pages read</summary>
        <ul className="list-disc pl-5">
          {pages.map(({ url, title }) => (
            <li key={url} className="wrap-anywhere">
              {title || url} <span className="text-ink-soft">{url}</span>
            </li>
          ))}
          {skipped.map(({ url, reason }) => (
            <li key={url} className="wrap-anywhere">
              Not read: {url} <span className="text-ink-soft">{reason}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
