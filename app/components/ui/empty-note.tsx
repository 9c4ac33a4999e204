import type { ReactNode } from 'react';

/** Stands in the place of a list or table in which there is nothing, and says why. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className="rounded-card bg-sand p-5">{children}</p>;
}
