import type { ReactNode } from 'react';

import { SortableItems } from '~/components/ui/sortable-items';

type SortableRowsProps = {
  name: string;
  label: string;
  shown: readonly { id: number; title: string }[];
  onMove: (from: number, to: number) => void;
  row: (index: number, handle: ReactNode) => ReactNode;
};

/** Rows with handles. Loaded separately, after the page. */
export default function SortableRows({ name, label, shown, onMove, row }: SortableRowsProps) {
  return (
    <ol aria-label={label} className="grid gap-3">
      <SortableItems
        id={`${name}-dragging`}
        ids={shown.map(({ id }) => id)}
        noun="row"
        nameOf={(index) => shown[index]?.title ?? 'the row'}
        onMove={onMove}
      >
        {row}
      </SortableItems>
    </ol>
  );
}
