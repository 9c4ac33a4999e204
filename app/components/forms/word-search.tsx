import { Form } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { classes } from '~/lib/classes';

type WordSearchProps = {
  /** The field that is searched: 'Name'. */
  label: string;
  /** The words that the list is narrowed to, parameter `q`; blank for none. */
  words: string;
  maxLength?: number;
  fieldClassName?: string;
};

/** Narrows the list of a dashboard screen by words. */
export function WordSearch({ label, words, maxLength, fieldClassName }: WordSearchProps) {
  return (
    <Form role="search" className="flex max-w-xl flex-wrap items-end gap-3">
      <TextField
        label={label}
        name="q"
        type="search"
        defaultValue={words}
        maxLength={maxLength}
        className={classes('flex-1', fieldClassName)}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}
