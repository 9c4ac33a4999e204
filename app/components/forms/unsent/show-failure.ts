import { accountHere } from '~/components/kept/account-here';
import { waitForAccount } from '~/components/kept/account-tabs';
import type { ToastMessage } from '~/components/ui/toast/toast-message';
import { signedOut } from '~/lib/account-cookie';

import type { FailureReason } from './failure-reason';
import { hasTyping, showNote } from './unsent-note';

/** The form that was sent last, and the button that was pressed. */
export type Sent = { form: HTMLFormElement; button: HTMLElement | null };

const reasonTexts: Record<FailureReason, string> = {
  offline: 'You are offline. Please try again when you have a connection.',
  unreachable: 'The site could not be reached. Please try again.',
  'signed-out': 'You have been signed out. Please sign in, then try again.',
  'too-large': 'This is more than the site takes at once, 1 MB. Please shorten it and try again.',
  failed: 'The site could not do this just now. Please try again in a moment.',
};

/**
 * Says why a form was not sent: with a message, and with a note in a form that a person types in. `last` is
 * the form that was sent last, which may be another. A form may name the message: `data-failure` is its
 * title, `data-failure-text` its text; those of the pressed button come first.
 */
export function showFailure(
  reason: FailureReason,
  sent: FormData | null,
  last: Sent | null,
  toast: (message: ToastMessage) => void,
) {
  const from = sent ? senderOf(sent, last) : last;
  const named = (name: 'failure' | 'failureText') => from?.button?.dataset[name] ?? from?.form.dataset[name];
  const title = named('failure') ?? (reason === 'signed-out' ? 'Signed out' : 'Not sent');
  const why = reasonTexts[reason];
  const isSignedOut = reason === 'signed-out';
  const account = isSignedOut ? accountHere() : null;
  toast({ title, text: (isSignedOut ? undefined : named('failureText')) ?? why, variant: 'destructive' });
  if (!from || !hasTyping(from.form)) return;
  // Signing in happens in another tab, so that this one keeps what is in it.
  const link = isSignedOut ? { to: '/auth', title: 'Sign in (opens a new tab)' } : undefined;
  showNote(from.form, from.button, { title: `${title}.`, text: `Nothing you typed is gone. ${why}`, link });
  if (!account || account === signedOut) return;
  const end = waitForAccount(account, () => {
    end();
    if (from.form.querySelector('[data-unsent-note]'))
      showNote(from.form, from.button, {
        title: 'You are signed in again.',
        text: 'Nothing you typed is gone, and it can be sent now.',
      });
  });
}

/** The form that was sent: the last one when it has those fields, else one of the page with those very values. */
function senderOf(sent: FormData, last: Sent | null): Sent | null {
  const names = new Set(sent.keys());
  if (last?.form.isConnected && [...new FormData(last.form).keys()].every((name) => names.has(name)))
    return last;
  const isIt = (form: HTMLFormElement) => {
    const fields = [...new FormData(form)];
    return fields.length > 0 && fields.every(([name, value]) => sent.getAll(name).includes(value));
  };
  const form = [...document.forms].find((one) => one.method === 'post' && isIt(one));
  return form ? { form, button: null } : null;
}
