import type { ReactNode } from 'react';

import { classes } from '~/lib/classes';

type PropertySectionProps = {
  id: string;
  title: string;
  /** Left out on paper. */
  isForScreens?: boolean;
  children: ReactNode;
};

/** One part of a property page under its own heading. */
export function PropertySection({ id, title, isForScreens, children }: PropertySectionProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={classes('drawn-late', isForScreens && 'print:hidden')}
    >
      <h2 id={`${id}-title`} className="text-xl sm:text-2xl">
        {title}
      </h2>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 print:mt-2 print:gap-3">{children}</div>
    </section>
  );
}
