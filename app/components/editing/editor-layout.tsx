import type { ReactNode } from 'react';

import { classes } from '~/lib/classes';

type EditorLayoutProps = {
  /** Content above the form and outside it. */
  before?: ReactNode;
  /** Comes between these two; on a wide screen above the content beside the form. */
  early?: ReactNode;
  /** The `EditorFrame`. */
  children: ReactNode;
};

/** The columns of an editor. `before` and `early` stay where they are when the form is replaced by one with other values. */
export function EditorLayout({ before, early, children }: EditorLayoutProps) {
  return (
    <div
      className={classes(
        'grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
        Boolean(early) && 'lg:grid-rows-[auto_auto_1fr_auto]',
      )}
    >
      {early && (
        <>
          <div className="grid min-w-0 gap-6">{before}</div>
          <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">{early}</div>
        </>
      )}
      {children}
    </div>
  );
}
