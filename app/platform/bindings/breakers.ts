import type { Breaker } from './bound-binding';
import { isOutage } from './outage';

/** Opens at the first late call and stays open: later calls in the same request fail at once. */
export function createRequestBreaker(): Breaker {
  let isLate = false;
  return {
    isOpen: () => isLate,
    answered: () => undefined,
    failed(error) {
      isLate ||= isOutage(error);
    },
  };
}

const failuresInRow = 3;
const pauseMs = 5_000;

/**
 * For a part that pages do not need: opens for five seconds after three failures in a row, so that not every
 * visitor waits for it. Kept for the life of an isolate.
 */
export function createPartBreaker(now: () => number = Date.now): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    isOpen: () => now() < openUntil,
    answered() {
      failures = 0;
    },
    failed(error) {
      if (isOutage(error) && now() < openUntil) return;
      failures += 1;
      if (failures < failuresInRow) return;
      openUntil = now() + pauseMs;
      failures = 0;
    },
  };
}
