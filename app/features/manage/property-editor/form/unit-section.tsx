import type { FieldMetadata, FormMetadata } from '@conform-to/react';
import { useEffect, useRef, useState, type RefObject } from 'react';

import { TextAreaField, TextField } from '~/components/forms/field';

import {
  maxUnits,
  unitLabels,
  type EditorValues,
  type UnitField,
  type UnitValues,
} from '~/features/directory/listing/editor-fields';
import { EditorSection, Spot } from '~/components/editing/editor-section';
import { AddRow, RowHead, useFocusAfterMove } from '~/components/editing/editor-rows';

type UnitSectionProps = {
  form: FormMetadata<EditorValues, string[]>;
  units: FieldMetadata<UnitValues[] | undefined, EditorValues, string[]>;
  focusOn?: string;
};

/** Rooms and suites. */
export function UnitSection({ form, units, focusOn }: UnitSectionProps) {
  const list = units.getFieldList();
  const rows = { form, list: units, noun: 'unit' };
  const focusLater = useFocusAfterMove('units');
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
  }, []);
  return (
    <EditorSection id="units" title="Rooms & Units" hint="Each kind of room or unit that guests can book.">
      {units.errors && (
        <p className="font-semibold text-terracotta sm:col-span-2">{units.errors.join('. ')}</p>
      )}
      <ol className="grid grid-cols-1 gap-4 empty:hidden sm:col-span-2">
        {list.map((unit, index) => (
          <li key={unit.key ?? index} className="rounded-card border border-line bg-paper p-4">
            <RowHead {...rows} index={index} focusLater={focusLater} />
            <UnitFields unit={unit} focusOn={focusOn} isShown={isShown} />
          </li>
        ))}
      </ol>
      <AddRow {...rows} max={maxUnits} />
    </EditorSection>
  );
}

type Unit = FieldMetadata<UnitValues, EditorValues, string[]>;

type UnitFieldsProps = {
  unit: Unit;
  focusOn?: string;
  /** True when the list has been rendered, so that a unit that appears now was just added. */
  isShown: RefObject<boolean>;
};

function UnitFields({ unit, focusOn, isShown }: UnitFieldsProps) {
  const [isNew] = useState(() => isShown.current === true);
  const fields = unit.getFieldset();
  const shown = (name: UnitField) => ({
    name: fields[name].name,
    label: unitLabels[name],
    errors: fields[name].errors,
    defaultValue: fields[name].initialValue,
    autoFocus: fields[name].name === focusOn,
  });
  const name = shown('name');
  return (
    <div className="mt-3 grid gap-4 sm:grid-cols-2">
      <Spot name={name.name}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person continues with the unit that was just added */}
        <TextField {...name} maxLength={120} autoFocus={isNew || name.autoFocus} />
      </Spot>
      <Spot name={fields.max_guests.name}>
        <TextField {...shown('max_guests')} inputMode="numeric" optional />
      </Spot>
      <Spot name={fields.bed_configuration.name} wide>
        <TextField {...shown('bed_configuration')} optional placeholder="1 king bed" maxLength={200} />
      </Spot>
      <Spot name={fields.description.name} wide>
        <TextAreaField {...shown('description')} rows={3} optional />
      </Spot>
    </div>
  );
}
