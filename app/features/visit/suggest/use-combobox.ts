import { useEffect, useReducer, useState, type RefObject } from 'react';

import { matchSuggestions } from './match-suggestions';
import type { Suggestion, SuggestionAnswer } from './suggestion';
import { createSuggestionSource } from './suggestion-source';

const announceAfterMs = 500;

/** The one of this page's life. */
const source = createSuggestionSource(async (address, signal) => {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as SuggestionAnswer;
});

type Parts = { input: HTMLInputElement; list: RefObject<HTMLUListElement>; id: string };

/**
 * Makes the field of a form a combobox whose list has that id: arrow keys go through the suggestions, Enter chooses one or, with
 * none chosen, sends the form as ever, Escape closes the list.
 */
export function useCombobox({ input, list, id }: Parts, choose: (suggestion: Suggestion) => void) {
  const [typed, setTyped] = useState(input.value);
  // The visitor may have typed before this code loaded.
  const [isWanted, setWanted] = useState(input.value !== input.defaultValue);
  // Found by its address: a later answer may move it.
  const [chosen, setChosen] = useState<string | null>(null);
  const [, showArrived] = useReducer((count: number) => count + 1, 0);
  const shown = isWanted ? matchSuggestions(typed, source.known()) : [];
  const active = shown.findIndex(({ to }) => to === chosen);

  // After each arrival too: the next missing answer is requested then.
  useEffect(() => source.want(isWanted ? typed : '', showArrived));
  useAttributes({ input, id, isOpen: shown.length > 0, active });

  const close = () => {
    setWanted(false);
    setChosen(null);
  };
  const pick = (suggestion: Suggestion | undefined) => {
    if (!suggestion) return;
    close();
    choose(suggestion);
  };
  const read = () => {
    setTyped(input.value);
    setChosen(null);
    setWanted(input.value.trim() !== '');
  };
  const press = (event: KeyboardEvent) => {
    const action = actionOf(event, { active, count: shown.length });
    if (action === null) return;
    if (action !== 'send') event.preventDefault();
    if (action === 'open') read();
    else if (action === 'choose') pick(shown[active]);
    else if (typeof action === 'number') setChosen(shown[action]?.to ?? null);
    else close();
  };
  useListeners({ input, list }, { read, press, close, pickAt: (index) => pick(shown[index]) });
  // Once: a letter may have come after the first rendering and before the listeners above; later ones are heard.
  useEffect(() => {
    if (input.value !== typed) read();
  }, []);
  return { shown, active, announced: useAnnounced(isWanted ? countText(shown.length) : '') };
}

type Action = 'open' | 'close' | 'choose' | 'send' | number;

/**
 * The effect of a key: a number is the suggestion that becomes the active one, -1 the field itself; null
 * leaves it to the field.
 */
function actionOf({ key, isComposing }: KeyboardEvent, { active, count }: { active: number; count: number }) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  let action: Action | null = null;
  if (isComposing) return action;
  if (step) action = count > 0 ? stepped(active, step, count) : 'open';
  else if (key === 'Escape' && count > 0) action = 'close';
  else if (key === 'Enter') action = active >= 0 ? 'choose' : 'send';
  return action;
}

/** Between the last and the first one is the field itself. */
function stepped(active: number, step: number, count: number): number {
  const next = active + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}

type Handlers = {
  read: () => void;
  press: (event: KeyboardEvent) => void;
  close: () => void;
  pickAt: (index: number) => void;
};

function useListeners({ input, list }: Omit<Parts, 'id'>, { read, press, close, pickAt }: Handlers) {
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    input.addEventListener('input', read, { signal });
    input.addEventListener('keydown', press, { signal });
    input.addEventListener('blur', close, { signal });
    // On a phone, the field keeps the focus when the visitor touches the page beside it.
    const leave = ({ target }: Event) => {
      if (target !== input && target instanceof Node && !list.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', leave, { signal });
    // The field keeps the focus.
    list.current?.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    const click = ({ target }: MouseEvent) => {
      const option = target instanceof Element ? target.closest('[role=option]') : null;
      if (option) pickAt([...(list.current?.children ?? [])].indexOf(option));
    };
    list.current?.addEventListener('click', click, { signal });
    return () => control.abort();
  });
}

const countText = (count: number) =>
  count === 0 ? 'No suggestions' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;

/** The text once it has been the same for a moment, so that it is not spoken for each letter. */
function useAnnounced(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announceAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}

type State = { input: HTMLInputElement; id: string; isOpen: boolean; active: number };

function useAttributes({ input, id, isOpen, active }: State) {
  useEffect(() => {
    const given = { role: 'combobox', autocomplete: 'off', 'aria-autocomplete': 'list', 'aria-controls': id };
    for (const [name, value] of Object.entries(given)) input.setAttribute(name, value);
  }, [input, id]);
  useEffect(() => {
    input.setAttribute('aria-expanded', String(isOpen));
    if (active < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${id}-${active}`);
  }, [input, id, isOpen, active]);
}
