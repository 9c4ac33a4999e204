import type { ComponentProps } from 'react';

import { SortableItems } from '~/components/ui/sortable-items';

import { ReviewCard } from './review-card';
import type { MovePicture } from './use-review';

type SortableReviewProps = { cards: readonly ComponentProps<typeof ReviewCard>[]; onMove: MovePicture };

/** The list with handles. Loaded separately, after the page. */
export default function SortableReview({ cards, onMove }: SortableReviewProps) {
  return (
    <ol className="grid gap-4">
      <SortableItems
        id="image-dragging"
        ids={cards.map(({ reviewed }) => reviewed.choice.id)}
        noun="image"
        nameOf={(index) => `image ${index + 1}`}
        onMove={onMove}
      >
        {(index, handle) => {
          const card = cards[index];
          return card && <ReviewCard {...card} handle={handle} />;
        }}
      </SortableItems>
    </ol>
  );
}
