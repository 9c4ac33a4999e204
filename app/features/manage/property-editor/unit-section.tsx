import type { FieldMetadata, FormMetadata } from '@conform-to/react';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';

import { TextAreaField, TextField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';

import {
  mostUnits,
  unitLabels,
  type EditorValues,
  type UnitField,
  type UnitValues,
} from '~/features/directory/listing/editor-fields';
import { EditorSection, Spot } from '~/components/editing/editor-section';
import { RowButton, useFocusAfterMove } from '~/components/editing/row-buttons';

type UnitSectionProps = {
  form: FormMetadata<EditorValues, string[]>;
  units: FieldMetadata<UnitValues[] | undefined, EditorValues, string[]>;
  focusOn?: string;
};

/** Rooms and suites. Each button is a submit of its own, so that it works without scripts and keeps what was typed. */
export function UnitSection({ form, units, focusOn }: UnitSectionProps) {
  const list = units.getFieldList();
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
      <ol className="grid gap-4 empty:hidden sm:col-span-2">
        {list.map((unit, index) => {
          const move = (to: number) => ({
            ...form.reorder.getButtonProps({ name: units.name, from: index, to }),
            formAction: '#units',
          });
          return (
            <li key={unit.key ?? index} className="rounded-card border border-line bg-paper p-4">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h4 className="text-base">Unit {index + 1}</h4>
                <div className="flex gap-1">
                  <RowButton
                    {...move(index - 1)}
                    Icon={ArrowUp}
                    label={`Move unit ${index + 1} up`}
                    disabled={index === 0}
                    onClick={() => focusLater(`Move unit ${index} `)}
                  />
                  <RowButton
                    {...move(index + 1)}
                    Icon={ArrowDown}
                    label={`Move unit ${index + 1} down`}
                    disabled={index === list.length - 1}
                    onClick={() => focusLater(`Move unit ${index + 2} `)}
                  />
                  <RowButton
                    {...form.remove.getButtonProps({ name: units.name, index })}
                    formAction="#units"
                    Icon={Trash2}
                    label={`Remove unit ${index + 1}`}
                    onClick={() => focusLater('Add a unit')}
                  />
                </div>
              </div>
              <UnitFields unit={unit} focusOn={focusOn} isShown={isShown} />
            </li>
          );
        })}
      </ol>
      {list.length < mostUnits && (
        <div className="sm:col-span-2">
          <Button
            type="submit"
            variant="secondary"
            {...form.insert.getButtonProps({ name: units.name })}
            formAction="#units"
          >
            <Plus aria-hidden size={18} strokeWidth={1.5} />
            Add a unit
          </Button>
        </div>
      )}
    </EditorSection>
  );
}

type Unit = FieldMetadata<UnitValues, EditorValues, string[]>;

type UnitFieldsProps = {
  unit: Unit;
  focusOn?: string;
  /** Whether the list has been rendered, so that a unit that appears now was just added. */
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
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the person continues with the unit that was just added */}
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
