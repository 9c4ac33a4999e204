import { useEffect } from 'react';

import { useToast } from '~/components/ui/toast';
import { signedOut } from '~/lib/account-cookie';

import { accountHere } from './account-here';
import { loadWork } from './load-work';

type Account = { viewerId: string; name: string; wasSignedOut: boolean };

const forget = () =>
  void loadWork().then(
    ({ forgetAllWork }) => forgetAllWork(),
    () => null,
  );

/**
 * What a page of the dashboard does about the account that it was opened with: it forgets kept work once somebody has
 * signed out, lets other tabs know that somebody has signed in, and sends nothing in the name of another account that has
 * signed in in this browser since.
 */
export function useAccount({ viewerId, name, wasSignedOut }: Account) {
  const toast = useToast();
  useEffect(() => {
    if (wasSignedOut) forget();
    void import('./account-tabs').then(
      ({ tellSignedIn }) => tellSignedIn(viewerId, toast),
      () => null,
    );
    return () => {
      if (accountHere() === signedOut) forget();
    };
  }, [viewerId]);
  useEffect(() => {
    let allowed: string | null = null;
    const check = (event: SubmitEvent) => {
      const now = accountHere();
      const form = event.target;
      if (now === null || now === viewerId || now === signedOut || now === allowed) return;
      if (!(form instanceof HTMLFormElement) || form.method !== 'post' || /sign-out$/.test(form.action))
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const sendAnyway = () => {
        allowed = now;
        form.requestSubmit(event.submitter);
      };
      void import('./account-tabs').then(
        ({ tellOther }) => tellOther({ form, button: event.submitter, name, sendAnyway }, toast),
        () => null,
      );
    };
    window.addEventListener('submit', check, true);
    return () => window.removeEventListener('submit', check, true);
  }, [viewerId, name, toast]);
}
