import type { ReactNode } from 'react';

/** One part of a property page under its own heading. */
export function PropertySection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-xl sm:text-2xl">
        {title}
      </h2>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </section>
  );
}
