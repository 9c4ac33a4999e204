const list = () => document.getElementById('results');

/** Sets these stays off from the others in the list. */
export function pointInList(ids: readonly number[]) {
  for (const item of list()?.querySelectorAll<HTMLElement>('[data-stay]') ?? []) {
    item.toggleAttribute('data-pointed', ids.includes(Number(item.dataset.stay)));
  }
}

/** Says which stay of the list the mouse or the focus is on; null when it has left. Returns the way to stop. */
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
