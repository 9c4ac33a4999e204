import { propertyFormId } from '~/features/manage/property-editor/property-answer';
import { classes } from '~/lib/classes';

import { amenityField } from '~/features/manage/generator/generated-fields';
import type { Generator } from '~/features/manage/generator/load-generator.server';
import { quoteInWords } from './quote-in-words';
import type { Edits } from './use-edits';

type Props = { amenities: NonNullable<Generator['found']>['amenities']; edits: Edits };

/** The amenities that were found, each to accept or to leave out; the evidence is one click away. */
export function FoundAmenities({ amenities, edits }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Amenities</legend>
      <ul className="mt-2 flex flex-wrap gap-2">
        {amenities.map(({ id, name, evidence }) => (
          <li key={id} className="min-w-0">
            <label
              title={quoteInWords(evidence.quote)}
              className={classes(
                'flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border border-control px-4 py-1.5',
                'has-checked:border-jacaranda has-checked:bg-jacaranda-tint has-checked:text-jacaranda',
              )}
            >
              <input
                type="checkbox"
                form={propertyFormId}
                name={amenityField}
                value={id}
                defaultChecked={!edits.isLeft(name)}
                onChange={({ target }) => edits.leave(name, !target.checked)}
                className="size-4 shrink-0 accent-jacaranda"
              />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </label>
          </li>
        ))}
      </ul>
      <details className="mt-1 text-sm text-ink-soft">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
          Sources of the amenities
        </summary>
        <dl className="grid gap-2 sm:grid-cols-[12.5rem_minmax(0,1fr)] sm:gap-x-4">
          {amenities.map(({ id, name, evidence }) => (
            <div key={id} className="contents">
              <dt className="font-semibold text-ink">{name}</dt>
              <dd className="min-w-0 wrap-anywhere">
                <q>{quoteInWords(evidence.quote)}</q>
                <span className="block">{evidence.url}</span>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </fieldset>
  );
}
