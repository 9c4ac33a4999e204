const list = () => document.getElementById('results');

/** Highlights these stays in the list. */
export function pointInList(ids: readonly number[]) {
  for (const item of list()?.querySelectorAll<HTMLElement>('[data-stay]') ?? []) {
    item.toggleAttribute('data-pointed', ids.includes(Number(item.dataset.stay)));
  }
}

/**
 * Calls back with the stay of the list that the mouse or the focus is on; null when it has left. Returns the
 * function that stops this.
 */
export function pointFromList(onPoint: (id: number | null) => void): () => void {
  const results = list();
  const say = ({ type, target }: Event) => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-stay]') : null;
    onPoint(item && type !== 'mouseout' && type !== 'focusout' ? Number(item.dataset.stay) : null);
  };
  const events = ['mouseover', 'mouseout', 'focusin', 'focusout'];
  events.forEach((name) => results?.addEventListener(name, say));
  return () => events.forEach((name) => results?.removeEventListener(name, say));
}
