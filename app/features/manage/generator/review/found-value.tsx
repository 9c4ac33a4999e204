import { CheckboxField } from '~/components/forms/checkbox-field';
import { controlClass } from '~/components/forms/control-class';
import { currencies } from '~/db/vocabulary';
import { fieldLabels } from '~/features/directory/listing/editor-fields';
import { propertyTypeOptions } from '~/features/directory/property/property-types';
import { useField, valueField } from '~/features/manage/generator/generated-fields';
import type { Generator } from '~/features/manage/generator/load-generator.server';
import { propertyFormId } from '~/features/manage/property-editor/property-answer';

import { Evidence, sourceNames } from './evidence';
import type { Edits } from './use-edits';

type Props = {
  proposal: NonNullable<Generator['found']>['proposals'][number];
  value: string;
  edits: Edits;
  /** The name under which a change is kept. */
  editKey: string;
};

/** Fields of several lines: they grow with their text, so that a whole description can be read on a phone. */
const texts: Partial<Record<string, { rows: number; className: string }>> = {
  short_description: { rows: 3, className: 'min-h-24' },
  description: { rows: 8, className: 'min-h-56' },
};

/** The width of a phone in letters: a longer value wraps, so that all of it is seen. */
const oneLine = 30;
const wrapped = { rows: 1, className: '' };

const choices: Partial<Record<string, readonly { value: string; label: string }[]>> = {
  property_type: propertyTypeOptions,
  currency: currencies.map((value) => ({ value, label: value })),
};

/** One value that was found: to accept, to change, or to leave out. */
export function FoundValue({ proposal: { field, source, evidence }, value, edits, editKey }: Props) {
  const label = fieldLabels[field];
  const typed = edits.valueOf(editKey);
  const control = {
    form: propertyFormId,
    name: valueField(field),
    defaultValue: typed ?? value,
    className: controlClass,
    'aria-label': `${label}, as it will be applied`,
    onChange: ({ target }: { target: { value: string } }) => edits.keep(editKey, target.value),
  };
  const offered = choices[field];
  const text = texts[field] ?? (value.length > oneLine ? wrapped : undefined);
  return (
    <li className="grid min-w-0 gap-2 border-t border-line pt-3 sm:grid-cols-[12.5rem_minmax(0,1fr)] sm:gap-4 sm:rounded-control sm:border sm:p-3">
      <CheckboxField
        form={propertyFormId}
        name={useField}
        value={field}
        defaultChecked={!edits.isLeft(field)}
        onChange={({ target }) => edits.leave(field, !target.checked)}
        box="shrink-0 accent-jacaranda"
        className="cursor-pointer self-start font-semibold"
      >
        {label}
      </CheckboxField>
      <div className="min-w-0">
        {offered ? (
          <select {...control}>
            {offered.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ) : text ? (
          <textarea
            {...control}
            rows={text.rows}
            className={`${controlClass} field-sizing-content max-h-[70dvh] ${text.className}`}
          />
        ) : (
          <input {...control} />
        )}
        {typed !== undefined && typed !== value && (
          <p className="mt-1 text-sm text-ink-soft wrap-anywhere">
            Kept as you changed it. The website says: <q>{value.slice(0, 200)}</q>
          </p>
        )}
        {evidence.length === 0 ? (
          <p className="mt-1 text-sm text-ink-soft">{sourceNames[source]}</p>
        ) : (
          <Evidence source={source} evidence={evidence} />
        )}
      </div>
    </li>
  );
}
