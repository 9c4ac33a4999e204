import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';

import type { PasskeyAsk } from './passkey-ask';

/** `response`: JSON for the server. Neither: another call has taken this one's place. */
export type PasskeyOutcome = { response?: string; problem?: string };

/** Lets the browser ask its owner. Never throws. */
export async function askForPasskey(ask: PasskeyAsk): Promise<PasskeyOutcome> {
  if (!browserSupportsWebAuthn()) {
    return { problem: 'This browser cannot use passkeys. Please choose another way.' };
  }
  try {
    const response = ask.isNew
      ? await startRegistration({ optionsJSON: ask.options })
      : await startAuthentication({ optionsJSON: ask.options, useBrowserAutofill: ask.isOffer ?? false });
    return { response: JSON.stringify(response) };
  } catch (error) {
    return problemOf(error);
  }
}

/** Cancels the browser's question. */
export const endPasskeyQuestion = () => WebAuthnAbortService.cancelCeremony();

function problemOf(error: unknown): PasskeyOutcome {
  const name = error instanceof Error ? error.name : '';
  const code = error instanceof WebAuthnError ? error.code : '';
  if (code === 'ERROR_CEREMONY_ABORTED' || name === 'AbortError') return {};
  if (name === 'InvalidStateError')
    return { problem: 'This device already keeps a passkey for this account.' };
  if (name === 'NotAllowedError') {
    return { problem: 'No passkey was given: the question was closed, or it took too long.' };
  }
  return { problem: 'The passkey did not work on this device. Please try again, or choose another way.' };
}
