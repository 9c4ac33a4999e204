import type { ReactNode } from 'react';

import { Card } from '~/components/ui/card';
import { classes } from '~/lib/classes';

import { spotId } from './error-summary';

/** One part of the form under its own heading. */
export function EditorSection({
  id,
  title,
  hint,
  children,
}: {
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} padding="large" className="min-w-0">
      <h3 id={`${id}-title`} className="text-lg">
        {title}
      </h3>
      {hint && <p className="mt-1 text-ink-soft">{hint}</p>}
      <div className="mt-5 grid gap-5 sm:grid-cols-2">{children}</div>
    </Card>
  );
}

/** Position of a field; the summary of errors links to it. */
export function Spot({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div id={spotId(name)} className={classes('field-spot min-w-0', wide && 'sm:col-span-2')}>
      {children}
    </div>
  );
}
