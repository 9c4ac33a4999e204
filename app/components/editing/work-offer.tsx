import { Button } from '~/components/ui/button';
import { formatInstant } from '~/lib/dates';

import type { KeptWork } from './kept-work';

type WorkOfferProps = {
  /** What is edited: 'page'. */
  noun: string;
  work: KeptWork;
  /** It has been saved since that work began. */
  isOutdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
};

/** Offers unsaved work that this browser has kept. */
export function WorkOffer({ noun, work, isOutdated, onRestore, onDiscard }: WorkOfferProps) {
  return (
    <section
      aria-labelledby="kept-work"
      className="grid gap-3 rounded-card border border-jacaranda bg-jacaranda-tint p-5"
    >
      <h3 id="kept-work" className="text-lg">
        Unsaved work of {formatInstant(new Date(work.at))}
      </h3>
      <p>
        This browser has kept changes to this {noun} that were not saved.
        {isOutdated && ` The ${noun} has been saved since; saving shows both versions side by side.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRestore}>Restore</Button>
        <Button variant="secondary" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  );
}
