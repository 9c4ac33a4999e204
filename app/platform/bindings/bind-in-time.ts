import { boundBinding, type Breaker, type Watch } from './bound-binding';
import { createRequestBreaker } from './breakers';
import { timeLimitsMs, type Errand, type OutsidePart } from './time-limits';

/** Called with the part at which an outside call failed: late, or rejected with an error of its own. */
export type Trouble = (part: OutsidePart) => void;

type Use = {
  errand: Errand;
  /** Multiplies every limit; 1 except on a slow machine. */
  scale: number;
  onTrouble?: Trouble;
};

/**
 * Wraps bindings so that their calls end within the limits of this purpose. Unless a breaker is given, after
 * the first late call of a binding its later ones fail at once, so that a request never waits for the same
 * part twice.
 */
export function bindInTime({ errand, scale, onTrouble }: Use) {
  return <Binding extends object>(
    part: OutsidePart,
    binding: Binding,
    breaker: Breaker = createRequestBreaker(),
    watch?: Watch,
  ): Binding =>
    boundBinding(binding, {
      part,
      limitMs: timeLimitsMs[errand][part] * scale,
      breaker: onTrouble ? reporting(breaker, () => onTrouble(part)) : breaker,
      watch,
    });
}

function reporting(breaker: Breaker, report: () => void): Breaker {
  return {
    ...breaker,
    failed(error) {
      report();
      breaker.failed(error);
    },
  };
}
