import { Button } from '~/components/ui/button';
import { formatInstant } from '~/lib/time/dates';

export type OfferProps = {
  /** The noun for what is edited: 'page'. */
  noun: string;
  work: { at: number };
  /** It has been saved since that work began. */
  isOutdated: boolean;
  /** The effect of saving outdated work. */
  whenOutdated?: string;
  onRestore: () => void;
  onDiscard: () => void;
};

/** Offers unsaved work that this browser has kept. */
export default function OfferCard(props: OfferProps) {
  const { noun, work, isOutdated, whenOutdated = 'saving shows both versions side by side' } = props;
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
        {isOutdated && ` The ${noun} has been saved since; ${whenOutdated}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={props.onRestore}>Restore</Button>
        <Button variant="secondary" onClick={props.onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  );
}
