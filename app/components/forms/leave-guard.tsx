import { useBlocker } from '@remix-run/react';
import { useEffect, useRef, type RefObject } from 'react';

import { leavingEvent } from '~/components/kept/work-key';
import { Button } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';
import { ModalDialog } from '~/components/ui/modal-dialog';

import { useSaveKey } from './use-save-key';

type LeaveGuardProps = {
  isDirty: boolean;
  isOurs: RefObject<boolean>;
  /**
   * Navigation within the page that keeps the form: a change of the hash, a reload of the same address, or
   * another query.
   */
  outlives?: 'mark' | 'reading' | 'query';
  /** The browser keeps what was typed, and offers it on the way back. */
  isKept?: boolean;
};

/** Asks before a page with unsaved changes is left by any way but its own form. One per page. */
export function LeaveGuard({ isDirty, isOurs, outlives = 'mark', isKept = false }: LeaveGuardProps) {
  useSaveKey(isDirty);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSamePage = currentLocation.pathname === nextLocation.pathname;
    const isSameQuery = currentLocation.search === nextLocation.search;
    const isKept =
      outlives === 'query' || (isSameQuery && (outlives === 'reading' || nextLocation.hash !== ''));
    return isDirty && !isOurs.current && !(isSamePage && isKept);
  });
  useEffect(() => {
    if (blocker.state === 'blocked') window.dispatchEvent(new Event(leavingEvent));
  }, [blocker.state]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isOurs.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isOurs]);
  const answered = useRef<typeof blocker>();
  /** The first answer counts: another click may come before it shows. */
  const answer = (how: 'reset' | 'proceed') => {
    if (answered.current === blocker) return;
    answered.current = blocker;
    blocker[how]?.();
  };
  const stay = () => answer('reset');
  return (
    <ModalDialog
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      label="Unsaved changes"
      className={cardClass('none', 'm-auto max-w-md p-6 text-ink shadow-float backdrop:bg-veil/60')}
    >
      <h2 className="text-xl">Leave without saving?</h2>
      <p className="mt-2 text-ink-soft">
        {isKept
          ? 'It has not been saved. This browser keeps what you typed, and offers it when you come back to this page.'
          : 'What you have typed on this page would be lost.'}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={stay}>Stay on this page</Button>
        <Button variant="danger" onClick={() => answer('proceed')}>
          Leave without saving
        </Button>
      </div>
    </ModalDialog>
  );
}
