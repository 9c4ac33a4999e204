import { useEffect } from 'react';

import type { PasskeyOptions } from './passkey-ask';

/** A challenge may be answered within five minutes. */
const renewMs = 240_000;

/**
 * Has the browser offer its passkeys in the field whose `autocomplete` ends with `webauthn`, where it can do
 * so; `take` gets the browser's answer as JSON. A change of `since` means that the challenge is used up; a
 * new one is then requested. Nothing is offered while `isOff`.
 */
export function usePasskeyAutofill(
  take: (response: string) => void,
  { since, isOff }: { since: unknown; isOff: boolean },
) {
  useEffect(() => {
    if (isOff) return;
    let end = () => {};
    let isOver = false;
    const offer = async () => {
      const canOffer = await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.();
      if (!canOffer || isOver) return;
      const { askForPasskey, endPasskeyQuestion } = await import('./passkey-ceremony');
      const options = await fetchOptions();
      if (isOver) return;
      end = endPasskeyQuestion;
      const { response } = await askForPasskey({ options, isOffer: true });
      if (response && !isOver) take(response);
    };
    // Sign-in works without it.
    const begin = () => void offer().catch(() => undefined);
    begin();
    const timer = setInterval(begin, renewMs);
    return () => {
      isOver = true;
      clearInterval(timer);
      end();
    };
    // `take` is another function at every render, and does the same.
  }, [since, isOff]);
}

async function fetchOptions(): Promise<PasskeyOptions> {
  const answer = await fetch('/auth/passkey', { method: 'post' });
  const { options } = (await answer.json()) as { options: PasskeyOptions };
  return options;
}
