import { Form, type FormProps } from '@remix-run/react';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '~/components/ui/button';

/**
 * Filters of a list, in one row as long as there is room; all of them go into the address. Its `key`
 * identifies the list shown, so that another list gets a new form with its own values. `below` is put under
 * the row.
 */
export function FilterForm({ children, below, ...form }: FormProps & { below?: ReactNode }) {
  return (
    <Form role="search" preventScrollReset className="flex flex-wrap items-end gap-3" {...form}>
      {children}
      <Button type="submit" variant="secondary">
        <Search aria-hidden size={18} strokeWidth={1.5} />
        Show
      </Button>
      {below && <p className="basis-full text-sm text-ink-soft">{below}</p>}
    </Form>
  );
}
