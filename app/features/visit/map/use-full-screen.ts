import { useEffect, useRef, useState } from 'react';

import { standAlone } from './full-screen';

/** Lets an element fill the window, alone, until its button or Escape. */
export function useFullScreen() {
  const frame = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
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
