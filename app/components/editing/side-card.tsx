import type { ReactNode } from 'react';

/** A card beside the form. */
export function SideCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 content-start gap-3 rounded-card border border-line bg-surface p-5"
    >
      <h3 id={`${id}-title`} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}
