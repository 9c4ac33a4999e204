/** Photos that were chosen for a property before it was stored; they live as long as the page. */
let waiting: readonly File[] = [];

export function keepWaitingPhotos(files: readonly File[]): void {
  waiting = files;
}

/** Returns them once. */
export function takeWaitingPhotos(): File[] {
  const taken = [...waiting];
  waiting = [];
  return taken;
}
