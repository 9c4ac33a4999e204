import { boundBinding, type Breaker } from './bound-binding';
import { createRequestBreaker } from './breakers';
import { timeLimitsMs, type Errand, type OutsidePart } from './time-limits';

/** Told which part a call to the outside failed at: late, or refused with an error of its own. */
export type Trouble = (part: OutsidePart) => void;

type Use = {
  errand: Errand;
  /** Multiplies every limit; 1 but on a machine that is slow. */
  scale: number;
  onTrouble?: Trouble;
};

/**
 * Gives bindings whose calls are over within the limits of this errand. Unless a breaker is given, the first call of a
 * binding that is late makes its later ones fail at once, so that a request never waits for the same part twice.
 */
export function bindInTime({ errand, scale, onTrouble }: Use) {
  return <Binding extends object>(
    part: OutsidePart,
    binding: Binding,
    breaker: Breaker = createRequestBreaker(),
  ): Binding =>
    boundBinding(binding, {
      part,
      limitMs: timeLimitsMs[errand][part] * scale,
      breaker: onTrouble ? told(breaker, () => onTrouble(part)) : breaker,
    });
}

function told(breaker: Breaker, tell: () => void): Breaker {
  return {
    ...breaker,
    failed(error) {
      tell();
      breaker.failed(error);
    },
  };
}
