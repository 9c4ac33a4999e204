import { useEffect } from 'react';

import { loadToasts, useToast } from '~/components/ui/toast/toast';

import { failureReason, type FailureReason } from './failure-reason';
import type { Sent } from './show-failure';
import { useWayBack, watchTyping } from './use-way-back';

declare global {
  interface Window {
    /**
     * Called by the router (scripts/lib/server/lean/kept-pages.mjs) with the error of a form that was sent, or, when `sent`
     * is null, of data that were read again for the page that is shown. True: the page stays as it is.
     */
    stayOnFailure?: (error: unknown, sent: FormData | null) => boolean;
  }
}

const loadTelling = () => import('./show-failure');

const plainNote =
  '<p data-unsent-note role="alert">Not sent. Nothing you typed is gone. Please try again.</p>';

/**
 * Keeps every form of the site as it was typed when sending it fails, and shows a message. Rendered once
 * around the pages. The code for the message is loaded when a person enters a form: without a connection it
 * would be too late.
 */
export function UnsentForms() {
  const toast = useToast();
  useWayBack();
  useEffect(() => {
    let last: Sent | null = null;
    const show = (reason: FailureReason, sent: FormData | null) =>
      void loadTelling().then(
        ({ showFailure }) => showFailure(reason, sent, last, toast),
        // A pressed button always has an answer, also when the network went before this code came.
        () => last?.form.insertAdjacentHTML('beforeend', plainNote),
      );
    const load = () => void Promise.all([loadTelling(), loadToasts(), watchTyping()]).catch(() => null);
    // The tap that brings the focus is shown first: on a slow phone the requests alone take longer than a frame.
    const prepare = () => requestAnimationFrame(() => setTimeout(load));
    const remember = ({ target, submitter }: SubmitEvent) => {
      document.querySelector('[data-unsent-note]')?.remove();
      last = target instanceof HTMLFormElement ? { form: target, button: submitter } : null;
    };
    // For forms that no part of the page sends itself: the browser would show its own page about the missing
    // connection.
    const holdBack = (event: SubmitEvent) => {
      if (event.defaultPrevented || navigator.onLine || last?.form.method !== 'post') return;
      event.preventDefault();
      show('offline', null);
    };
    window.stayOnFailure = (error, sent) => {
      const reason = failureReason(error);
      if (reason && (sent || reason === 'signed-out')) show(reason, sent);
      return reason !== null;
    };
    document.addEventListener('focusin', prepare, { once: true });
    document.addEventListener('submit', remember, true);
    window.addEventListener('submit', holdBack);
    return () => {
      window.stayOnFailure = undefined;
      document.removeEventListener('focusin', prepare);
      document.removeEventListener('submit', remember, true);
      window.removeEventListener('submit', holdBack);
    };
  }, [toast]);
  return null;
}
