import { useEffect } from 'react';

import { useToast } from '~/components/ui/toast/toast';

type Account = { viewerId: string; name: string; wasSignedOut: boolean };

/**
 * Watches the account with which a page of the dashboard was opened: it forgets kept work once the account has signed
 * out, notifies other tabs of a sign-in, and sends nothing in the name of another account that has signed in in this
 * browser since.
 */
export function useAccount({ viewerId, name, wasSignedOut }: Account) {
  const toast = useToast();
  useEffect(() => {
    let isOpen = true;
    let end = () => {};
    import('./watch-account').then(
      ({ watchAccount }) => {
        if (isOpen) end = watchAccount({ viewerId, name, wasSignedOut }, toast);
      },
      () => null,
    );
    return () => {
      isOpen = false;
      end();
    };
  }, [viewerId, name, wasSignedOut, toast]);
}
