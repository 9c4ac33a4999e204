import type { MouseEvent } from 'react';

import { Alert } from '~/components/ui/alert';

/** Id of a field's position, which the summary links to. */
export const spotId = (name: string) => `field-${name.replace(/[^a-z0-9]+/gi, '-')}`;

type ErrorSummaryProps = {
  title: string;
  errors: readonly (readonly [name: string, messages: string[]])[];
  /** Label of a field. */
  labelOf: (name: string) => string;
};

/** The errors, each with a link to its field. */
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

/** A link only scrolls; with scripts the focus follows, also into a folded part. */
function focusField(event: MouseEvent, name: string) {
  const spot = document.getElementById(spotId(name));
  const control = spot?.querySelector<HTMLElement>('input, select, textarea');
  if (!spot || !control) return;
  event.preventDefault();
  spot.closest('details')?.setAttribute('open', '');
  control.focus();
}
