import type { ToastMessage } from '~/components/ui/toast/toast-message';

type Toast = (message: ToastMessage) => void;
type Message = { signedIn: string } | { waitsFor: string };

const openChannel = () => new BroadcastChannel('account');

/**
 * Notifies the other tabs that this account is signed in. When one of them waits with a form, this tab was
 * opened to sign in: it closes, or says where to go on when the browser does not let it close itself.
 */
export function announceSignIn(account: string, toast: Toast) {
  const channel = openChannel();
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (!('waitsFor' in data) || data.waitsFor !== account) return;
    channel.close();
    toast({
      title: 'You are signed in again',
      text: 'Your form is in the other tab, and can be sent now.',
      variant: 'success',
    });
    if (window.opener) window.close();
  };
  channel.postMessage({ signedIn: account } satisfies Message);
  // Others answer at once.
  setTimeout(() => channel.close(), 5_000);
}

/** Calls `onBack` when the account signs in in another tab; returns what ends the waiting. */
export function waitForAccount(account: string, onBack: () => void): () => void {
  const channel = openChannel();
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (!('signedIn' in data) || data.signedIn !== account) return;
    channel.postMessage({ waitsFor: account } satisfies Message);
    onBack();
  };
  return () => channel.close();
}
