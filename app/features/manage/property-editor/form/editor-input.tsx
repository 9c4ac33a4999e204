import type { ComponentProps, ReactNode } from 'react';

import { SelectField, TextAreaField, TextField } from '~/components/forms/field';

import { fieldLabels, type EditorField } from '~/features/directory/listing/editor-fields';
import { Spot } from '~/components/editing/editor-section';
import { shownField, type FieldState } from '~/components/editing/shown-field';

export type EditorFieldset = Partial<Record<EditorField, FieldState>>;

type Common = {
  fields: EditorFieldset;
  name: Exclude<EditorField, 'amenities' | 'units' | 'near_airport'>;
  /** The field that gets the focus in a page that came back without scripts. */
  focusOn?: string;
  wide?: boolean;
};

function shown({ fields, name, focusOn }: Common) {
  return shownField({ name, fields, labels: fieldLabels, focusOn });
}

export function EditorInput({
  fields,
  name,
  focusOn,
  wide,
  ...input
}: Common & Partial<ComponentProps<typeof TextField>>) {
  return (
    <Spot name={name} wide={wide}>
      <TextField {...shown({ fields, name, focusOn })} {...input} />
    </Spot>
  );
}

export function EditorText({
  fields,
  name,
  focusOn,
  wide = true,
  ...input
}: Common & Partial<ComponentProps<typeof TextAreaField>>) {
  return (
    <Spot name={name} wide={wide}>
      <TextAreaField {...shown({ fields, name, focusOn })} {...input} />
    </Spot>
  );
}

export function EditorSelect({
  fields,
  name,
  focusOn,
  wide,
  children,
  ...input
}: Common & Partial<ComponentProps<typeof SelectField>> & { children: ReactNode }) {
  return (
    <Spot name={name} wide={wide}>
      <SelectField {...shown({ fields, name, focusOn })} {...input}>
        {children}
      </SelectField>
    </Spot>
  );
}
