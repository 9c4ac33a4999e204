import { Form } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { useSearch } from '~/components/forms/page-form';
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
export function WordSearch(search: WordSearchProps) {
  return (
    <Form role="search" className={rowClass}>
      <WordField {...search} />
    </Form>
  );
}

/** The same as a part of a form that has more than the search. */
export function WordSearchPart({ name, ...search }: WordSearchProps & { name: string }) {
  return (
    <div role="search" aria-label={name} className={rowClass}>
      <WordField {...search} />
    </div>
  );
}

const rowClass = 'flex max-w-xl flex-wrap items-end gap-3';

function WordField({ label, words, maxLength, fieldClassName }: WordSearchProps) {
  const search = useSearch({ q: words });
  return (
    <>
      {search.hidden}
      <TextField
        {...search.field({ name: 'q', defaultValue: words })}
        label={label}
        type="search"
        maxLength={maxLength}
        className={classes('flex-1', fieldClassName)}
      />
      <Button type="submit" {...search.press} variant="secondary">
        Search
      </Button>
    </>
  );
}
