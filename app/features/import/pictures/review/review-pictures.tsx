import { Button } from '~/components/ui/button';
import { LaterSortableItems } from '~/components/ui/later-sortable-items';
import { useHydrated } from '~/lib/browser/use-hydrated';

import type { StagedPicture } from './find-staged-pictures.server';
import type { StagedChoice } from './list-staged-choices';
import { ReviewCard } from './review-card';
import { useReview } from './use-review';

type ReviewPicturesProps = {
  images: readonly StagedPicture[];
  /** The choices of a form that came back; null at first, when all are chosen. */
  choices: readonly StagedChoice[] | null;
  /** The first chosen picture will be the hero. */
  hasHero: boolean;
};

/**
 * Staged pictures to choose, describe and order, as fields of the form around them; `listStagedChoices` reads
 * them. Without scripts its buttons send that form with `move`, and the action answers with the choices.
 */
export function ReviewPictures({ images, choices, hasHero }: ReviewPicturesProps) {
  const isHydrated = useHydrated();
  const { list, shown, change, move, chooseAll, announcement } = useReview(images, choices);
  const chosen = shown.filter(({ choice }) => choice.isChosen);
  const hero = hasHero ? chosen[0]?.choice.id : undefined;
  const cards = shown.map((reviewed, index) => ({
    reviewed,
    index,
    count: shown.length,
    isHero: reviewed.choice.id === hero,
    ...(isHydrated && { onChange: change, onMove: move }),
  }));
  return (
    <div ref={list} className="grid min-w-0 gap-4">
      {isHydrated && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status" className="mr-auto w-full font-semibold tabular-nums sm:w-auto">
            {chosen.length} of {shown.length} images chosen
          </p>
          <Button variant="secondary" onClick={() => chooseAll(true)}>
            Choose all
          </Button>
          <Button variant="secondary" onClick={() => chooseAll(false)}>
            Choose none
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <LaterSortableItems
        id="image-dragging"
        ids={cards.map(({ reviewed }) => reviewed.choice.id)}
        noun="image"
        nameOf={(index) => `image ${index + 1}`}
        onMove={move}
        listClassName="grid gap-4"
      >
        {(index, handle) => {
          const card = cards[index];
          return card && <ReviewCard {...card} handle={handle} />;
        }}
      </LaterSortableItems>
    </div>
  );
}
