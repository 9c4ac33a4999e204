import { useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Whether a navigation is on its way, and in `isOurs` whether it is this form's own; its form says when it is sent. */
export function useOwnSubmit() {
  const isSending = useNavigation().state !== 'idle';
  const isOurs = useRef(false);
  useEffect(() => {
    if (!isSending) isOurs.current = false;
  }, [isSending]);
  return { isSending, isOurs };
}
