import { CheckboxField } from '~/components/forms/checkbox-field';
import { controlClass } from '~/components/forms/control-class';
import { currencies } from '~/db/vocabulary';
import { fieldLabels } from '~/features/directory/listing/editor-fields';
import { propertyTypeOptions } from '~/features/directory/property/property-types';
import { propertyFormId } from '~/features/manage/property-editor/property-answer';

import { Evidence, sourceNames } from './evidence';
import { useField, valueField } from './generated-fields';
import type { Generator } from './load-generator.server';
import type { Edits } from './use-edits';

type Props = {
  proposal: NonNullable<Generator['found']>['proposals'][number];
  value: string;
  edits: Edits;
  /** The name under which a change is kept. */
  editKey: string;
};

const rows: Partial<Record<string, number>> = { short_description: 3, description: 8 };

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
  return (
    <li className="grid min-w-0 gap-2 rounded-control border border-line p-3 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-4">
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
        ) : rows[field] ? (
          <textarea {...control} rows={rows[field]} />
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
