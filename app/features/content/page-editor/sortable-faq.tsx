import type { ReactNode } from 'react';

import { SortableItems } from '~/components/ui/sortable-items';

type SortableFaqProps = {
  ids: readonly string[];
  onMove: (from: number, to: number) => void;
  children: (index: number, handle: ReactNode) => ReactNode;
};

/** The questions with handles to drag them by. */
export default function SortableFaq(list: SortableFaqProps) {
  return (
    <SortableItems {...list} id="faq-dragging" noun="question" nameOf={(index) => `question ${index + 1}`} />
  );
}
