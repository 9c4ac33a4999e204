import { useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * Tells whether a navigation is pending, and in `isOurs` whether this form caused it; the form reports its own
 * submit.
 */
export function useOwnSubmit() {
  const isSending = useNavigation().state !== 'idle';
  const isOurs = useRef(false);
  useEffect(() => {
    if (!isSending) isOurs.current = false;
  }, [isSending]);
  return { isSending, isOurs };
}
