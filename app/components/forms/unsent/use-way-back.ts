import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { wayBackKey } from './way-back-key';

const loadWayBack = () => import('./way-back');

/**
 * What was typed into a form that does not keep its work itself is there again when somebody comes back to its page or reads
 * it again: neither the router nor a document that must not be kept restores its fields. It ends with the tab, when the form
 * is sent, or when somebody signs out.
 */
export function useWayBack() {
  const { key } = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    const isOpened = isFirst.current;
    isFirst.current = false;
    try {
      if (!sessionStorage.getItem(wayBackKey())) return;
    } catch {
      return;
    }
    loadWayBack().then(
      ({ bringBack }) => bringBack(isOpened),
      () => null,
    );
  }, [key]);
}

/** Keeps what is typed from now on. */
export const watchTyping = () => loadWayBack().then(({ watchForms }) => watchForms());
