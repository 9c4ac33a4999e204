type Listeners = { onActive: (index: number) => void; onEnter: (index: number) => void };

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index >= last ? 0 : index + 1),
  ArrowDown: (index, last) => (index >= last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index <= 0 ? last : index - 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Makes an element a listbox of the options that it is given: the focus stays on it, and keys move the active option. */
export function walkList(box: HTMLElement, { onActive, onEnter }: Listeners) {
  let options: readonly HTMLElement[] = [];
  let active = -1;

  const mark = (index: number) => {
    options[active]?.setAttribute('aria-selected', 'false');
    active = index;
    const option = options[index];
    option?.setAttribute('aria-selected', 'true');
    if (option) box.setAttribute('aria-activedescendant', option.id);
    else box.removeAttribute('aria-activedescendant');
  };
  const activate = (index: number) => {
    mark(options[index] ? index : -1);
    onActive(active);
  };

  box.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (step && options.length > 0) activate(step(active, options.length - 1));
    else if (event.key === 'Enter' && active >= 0) onEnter(active);
    else if (event.key === 'Escape' && active >= 0) activate(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  return {
    /** Replaces the options; none of the new ones is active. */
    show(shown: readonly HTMLElement[]) {
      mark(-1);
      options = shown;
      describe(box, shown);
    },
    activate,
    active: () => active,
    clear: () => mark(-1),
  };
}

/** An empty list gets no role. */
function describe(box: HTMLElement, options: readonly HTMLElement[]) {
  box.tabIndex = options.length > 0 ? 0 : -1;
  box.ariaLabel = options.length > 0 ? 'Stays on the map' : null;
  box.role = options.length > 0 ? 'listbox' : null;
  options.forEach((option, index) => {
    option.id = `map-option-${index}`;
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', 'false');
  });
}
