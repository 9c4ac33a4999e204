import type { MouseEvent } from 'react';

import { Alert } from '~/components/ui/alert';

/** Where the summary leads to, and where the field stands. */
export const spotId = (name: string) => `field-${name.replace(/[^a-z0-9]+/gi, '-')}`;

type ErrorSummaryProps = {
  title: string;
  errors: readonly (readonly [name: string, messages: string[]])[];
  /** What a field is called. */
  labelOf: (name: string) => string;
};

/** What is to be mended, each with a link to its field. */
export function ErrorSummary({ title, errors, labelOf }: ErrorSummaryProps) {
  return (
    <Alert title={title}>
      <p>Please check {errors.length === 1 ? 'one field' : `${errors.length} fields`}</p>
      <ul className="mt-1 list-disc pl-5">
        {errors.map(([name, messages]) => (
          <li key={name}>
            <a
              href={`#${spotId(name)}`}
              onClick={(event) => focusField(event, name)}
              className="inline-block min-h-6 underline"
            >
              {labelOf(name)}
            </a>
            : {messages.join('. ')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** A link moves the page only; with scripts the focus goes along, into a part that is folded too. */
function focusField(event: MouseEvent, name: string) {
  const spot = document.getElementById(spotId(name));
  const control = spot?.querySelector<HTMLElement>('input, select, textarea');
  if (!spot || !control) return;
  event.preventDefault();
  spot.closest('details')?.setAttribute('open', '');
  control.focus();
}
