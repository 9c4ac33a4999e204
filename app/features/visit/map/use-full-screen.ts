import { useEffect, useRef, useState } from 'react';

import { standAlone } from './full-screen';

/** Lets an element fill the window, alone, until its button or Escape. `onChange` comes after its size has changed. */
export function useFullScreen(onChange: () => void) {
  const frame = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  const changed = useRef(onChange);
  changed.current = onChange;
  useEffect(() => {
    changed.current();
    if (!isFull || !frame.current) return;
    const restore = standAlone(frame.current);
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setFull(false);
    };
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('keydown', leave);
      restore();
    };
  }, [isFull]);
  return { frame, isFull, toggle: () => setFull((full) => !full) };
}
