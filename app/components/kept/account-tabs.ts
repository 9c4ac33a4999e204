import { hasTyping, showNote } from '~/components/forms/unsent/unsent-note';
import type { ToastMessage } from '~/components/ui/toast-message';

type Toast = (message: ToastMessage) => void;
type Message = { signedIn: string } | { waitsFor: string };

const openChannel = () => new BroadcastChannel('account');

/**
 * Tells the other tabs that this account is signed in. When one of them waits with a form, this tab was opened to sign in:
 * it closes, or says where to go on when the browser does not let it close itself.
 */
export function tellSignedIn(account: string, toast: Toast) {
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

type Held = { form: HTMLFormElement; button: HTMLElement | null; name: string; sendAnyway: () => void };

/** Says why a form was not sent: the page belongs to `name`, and somebody else is signed in now. */
export function tellOther({ form, button, name, sendAnyway }: Held, toast: Toast) {
  const title = 'Another account is signed in';
  const text = `This page was opened by ${name}, and somebody else has signed in in this browser since. Nothing was sent.`;
  toast({ title, text, variant: 'destructive' });
  if (!hasTyping(form)) return;
  showNote(form, button, {
    title: `${title}.`,
    text: `${text} Sign in as ${name} in another tab, or send it from the other account.`,
    button: { title: 'Send it from the other account', onClick: sendAnyway },
  });
}
