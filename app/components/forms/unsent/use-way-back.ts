import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { wayBackKey } from './way-back-key';

const loadWayBack = () => import('./way-back');

/**
 * What was typed on a page outside the dashboard, whose forms keep their work themselves, is there again when somebody comes
 * back to it or reads it again: neither the router nor a document that must not be kept restores its fields. It ends with the
 * tab, or when the form is sent.
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
