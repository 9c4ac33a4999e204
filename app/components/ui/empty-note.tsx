import type { ReactNode } from 'react';

/** Replaces an empty list or table, and says why it is empty. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className="rounded-card bg-sand p-5">{children}</p>;
}
