import { useEffect, useRef } from 'react';

/** Takes the focus when it comes, so that it is read where the person is. */
export function useFocusOnce<Box extends HTMLElement = HTMLDivElement>(isWanted = true) {
  const box = useRef<Box>(null);
  const wanted = useRef(isWanted);
  useEffect(() => {
    if (wanted.current) box.current?.focus();
  }, []);
  return box;
}
