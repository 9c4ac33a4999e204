import { Form, type FormProps } from '@remix-run/react';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '~/components/ui/button';

import type { Search as FilterSearch } from './page-form';

/**
 * Filters of a list, in one row as long as there is room; all of them go into the address. Its `key`
 * identifies the list shown, so that another list gets a new form with its own values. `below` is put under
 * the row. `search` is needed where other forms are beside it.
 */
export function FilterForm({
  children,
  below,
  search,
  ...form
}: FormProps & { below?: ReactNode; search?: FilterSearch }) {
  return (
    <Form role="search" preventScrollReset className="flex flex-wrap items-end gap-3" {...form}>
      {search?.hidden}
      {children}
      <Button type="submit" {...search?.press} variant="secondary">
        <Search aria-hidden size={18} strokeWidth={1.5} />
        Show
      </Button>
      {below && <p className="basis-full text-sm text-ink-soft">{below}</p>}
    </Form>
  );
}
