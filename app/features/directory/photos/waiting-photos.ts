/** Photos that were chosen for a property before it was there; they live as long as the page does. */
let waiting: readonly File[] = [];

export function keepWaitingPhotos(files: readonly File[]): void {
  waiting = files;
}

/** Hands them over, once. */
export function takeWaitingPhotos(): File[] {
  const taken = [...waiting];
  waiting = [];
  return taken;
}
