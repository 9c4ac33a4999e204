import { useRef } from 'react';

/**
 * The version that an editor's form shows. A form that came back from its action keeps its own version and what is typed
 * in it, though another editor's version may be loaded beside it.
 */
export function useShownVersion(loaded: number, answer: object | undefined): number {
  const shown = useRef(loaded);
  if (!answer) shown.current = loaded;
  return shown.current;
}
