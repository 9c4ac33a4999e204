/** Index within the gallery; past either end it wraps around. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}

const swipeThreshold = 50;

/** 1 for a swipe to the left (next picture), -1 to the right, 0 for less than the threshold. Distances in pixels. */
export function swipeStep(distance: number): -1 | 0 | 1 {
  if (Math.abs(distance) <= swipeThreshold) return 0;
  return distance < 0 ? 1 : -1;
}

/** The index that a key leads to from `index`; null for keys that the gallery does not use. */
export function keyTarget(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return wrapIndex(index + 1, count);
    case 'ArrowLeft':
      return wrapIndex(index - 1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
