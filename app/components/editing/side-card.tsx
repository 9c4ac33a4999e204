import type { ReactNode } from 'react';

import { Card } from '~/components/ui/card';

/** A card beside the form. */
export function SideCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card
      as="section"
      aria-labelledby={`${id}-title`}
      padding="medium"
      className="grid min-w-0 content-start gap-3"
    >
      <h3 id={`${id}-title`} className="text-lg">
        {title}
      </h3>
      {children}
    </Card>
  );
}
