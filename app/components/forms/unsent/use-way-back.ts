import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { wayBackKey } from './way-back-key';

const loadWayBack = () => import('./way-back');

/**
 * Restores what was typed into a form that does not keep its work itself, when the visitor comes back to its
 * page or reloads it. Neither the router nor a document with `no-store` restores fields. The texts are kept
 * until the tab is closed, the form is sent, or the visitor signs out.
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
