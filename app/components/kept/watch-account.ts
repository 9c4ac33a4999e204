import { hasTyping, showNote } from '~/components/forms/unsent/unsent-note';
import type { ToastMessage } from '~/components/ui/toast/toast-message';
import { signedOut } from '~/lib/account-cookie';

import { accountHere } from './account-here';
import { announceSignIn } from './account-tabs';
import { forgetAllWork } from './forget-work';

type Account = { viewerId: string; name: string; wasSignedOut: boolean };
type Toast = (message: ToastMessage) => void;

/** The work of `useAccount`; returns the function that stops it. */
export function watchAccount({ viewerId, name, wasSignedOut }: Account, toast: Toast): () => void {
  if (wasSignedOut) forgetAllWork();
  announceSignIn(viewerId, toast);
  let allowed: string | null = null;
  const check = (event: SubmitEvent) => {
    const now = accountHere();
    const form = event.target;
    if (now === null || now === viewerId || now === signedOut || now === allowed) return;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post' || /sign-out$/.test(form.action)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const sendAnyway = () => {
      allowed = now;
      form.requestSubmit(event.submitter);
    };
    announceOtherAccount({ form, button: event.submitter, name, sendAnyway }, toast);
  };
  window.addEventListener('submit', check, true);
  return () => {
    window.removeEventListener('submit', check, true);
    if (accountHere() === signedOut) forgetAllWork();
  };
}

type Held = { form: HTMLFormElement; button: HTMLElement | null; name: string; sendAnyway: () => void };

/** Says why a form was not sent: the page belongs to `name`, and another account is signed in now. */
function announceOtherAccount({ form, button, name, sendAnyway }: Held, toast: Toast) {
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
