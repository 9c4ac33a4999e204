import type { ComponentProps, ReactNode } from 'react';

import { SelectField, TextAreaField, TextField } from '~/components/forms/field';

import { fieldLabels, type EditorField } from '~/features/directory/listing/editor-fields';
import { Spot } from '~/components/editing/editor-section';

/** State of a field, made by Conform. */
export type FieldState = { name: string; initialValue?: unknown; errors?: string[] };

export type EditorFieldset = Partial<Record<EditorField, FieldState>>;

type Common = {
  fields: EditorFieldset;
  name: Exclude<EditorField, 'amenities' | 'units' | 'near_airport'>;
  /** The field that gets the focus in a page that came back without scripts. */
  focusOn?: string;
  wide?: boolean;
};

function shown({ fields, name, focusOn }: Common) {
  const { initialValue, errors } = fields[name] ?? {};
  return {
    name,
    label: fieldLabels[name],
    errors,
    defaultValue: typeof initialValue === 'string' ? initialValue : undefined,
    autoFocus: name === focusOn,
  };
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
