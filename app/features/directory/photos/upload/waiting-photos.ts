const none: readonly File[] = [];

/** Photos that were chosen for a property before it was stored, and who chose them; they live as long as the document. */
let waiting: { owner: string | null; files: readonly File[] } = { owner: null, files: none };
const listeners = new Set<() => void>();

/** Calls `listener` whenever the photos change; returns the function that ends that. */
export function onWaitingPhotos(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Replaces the waiting photos and their owner, and calls the listeners. */
export function keepWaitingPhotos(owner: string | null, files: readonly File[]): void {
  waiting = { owner, files };
  for (const listener of listeners) listener();
}

/** The same list until they change. */
export const waitingPhotosOf = (owner: string | null): readonly File[] =>
  waiting.owner === owner ? waiting.files : none;

/** Returns them once. */
export function takeWaitingPhotos(owner: string | null): File[] {
  const taken = [...waitingPhotosOf(owner)];
  keepWaitingPhotos(null, none);
  return taken;
}
