import { Form, type FormProps } from '@remix-run/react';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '~/components/ui/button';

/**
 * What a list can be narrowed to, in one row as long as there is room; all of it goes into the address. Its `key` says what
 * is shown, so that another list has a new form whose fields say so. `below` stands under the row.
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
