import type { ComponentProps } from 'react';

import { TextAreaField, TextField } from '~/components/forms/field';

import type { FormAnswer } from './form-answer';

type Answered = {
  name: string;
  /** The stored value. */
  stored: string;
  answer: FormAnswer | undefined;
};

type AnsweredFieldProps = Answered &
  Omit<ComponentProps<typeof TextField>, 'name'> & {
    rows?: number;
  };

/** A field with what was typed, else with what is stored; several lines when it has rows. */
export function AnsweredField({ name, stored, answer, rows, ...field }: AnsweredFieldProps) {
  const shown = {
    name,
    defaultValue: answer?.values[name] ?? stored,
    errors: answer?.errors[name],
  };
  if (rows === undefined) return <TextField {...field} {...shown} />;
  const { label, hint, optional, className, maxLength, placeholder } = field;
  return <TextAreaField {...{ label, hint, optional, className, maxLength, placeholder, rows }} {...shown} />;
}
