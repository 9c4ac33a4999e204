/**
 * Makes an element the only reachable part of the page: all siblings of it and of its ancestors become inert.
 * Returns the function that undoes this.
 */
export function standAlone(element: HTMLElement): () => void {
  const hidden: HTMLElement[] = [];
  for (
    let inside: Element | null = element;
    inside && inside !== document.body;
    inside = inside.parentElement
  ) {
    for (const other of inside.parentElement?.children ?? []) {
      if (other === inside || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      hidden.push(other);
    }
  }
  document.documentElement.style.overflow = 'hidden';
  return () => {
    for (const other of hidden) other.inert = false;
    document.documentElement.style.overflow = '';
  };
}
