import { useBlocker } from '@remix-run/react';
import { useEffect, type RefObject } from 'react';

import { Button } from '~/components/ui/button';
import { ModalDialog } from '~/components/ui/modal-dialog';

/** Asks before a page with unsaved changes is left, by whatever way but the form's own. */
export function LeaveGuard({ isDirty, isOurs }: { isDirty: boolean; isOurs: RefObject<boolean> }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isWithinPage =
      currentLocation.pathname === nextLocation.pathname &&
      (nextLocation.hash !== '' || nextLocation.search !== currentLocation.search);
    return isDirty && !isOurs.current && !isWithinPage;
  });
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isOurs.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isOurs]);
  const stay = () => blocker.reset?.();
  return (
    <ModalDialog
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      label="Unsaved changes"
      className="m-auto max-w-md rounded-card border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-veil/60"
    >
      <h2 className="text-xl">Leave without saving?</h2>
      <p className="mt-2 text-ink-soft">What you have typed on this page would be lost.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={stay}>Stay on this page</Button>
        <Button variant="danger" onClick={() => blocker.proceed?.()}>
          Leave without saving
        </Button>
      </div>
    </ModalDialog>
  );
}
