import { useState, type ComponentProps, type SyntheticEvent } from 'react';

import { TextField } from '~/components/forms/field';
import { classes } from '~/lib/classes';

type WordsFieldProps = Omit<ComponentProps<typeof TextField>, 'name' | 'type'> & {
  /** Adelaide's date, `YYYY-MM-DD`. */
  today: string;
};

type Suggesting = { List: typeof import('./suggestion-list').SuggestionList; input: HTMLInputElement };

/** The words of a search. The code for the suggestions is loaded when a visitor enters the field. */
export function WordsField({ today, className, ...field }: WordsFieldProps) {
  const [suggesting, setSuggesting] = useState<Suggesting | null>(null);
  const load = ({ target }: SyntheticEvent) => {
    if (suggesting || !(target instanceof HTMLInputElement)) return;
    // Without it the field works as before.
    import('./suggestion-list').then(
      ({ SuggestionList }) => setSuggesting({ List: SuggestionList, input: target }),
      () => undefined,
    );
  };
  return (
    <div className={classes('relative min-w-0', className)} onFocus={load} onInput={load}>
      <TextField name="q" type="search" {...field} />
      {suggesting && <suggesting.List input={suggesting.input} today={today} />}
    </div>
  );
}
