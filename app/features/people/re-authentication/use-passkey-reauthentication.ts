import { useState } from 'react';

import type { PasskeyReauthentication } from '~/features/people/passkeys/passkey-ask';

const address = '/dashboard/confirm/passkey';
const notReached = 'The site could not be reached. Please try again.';

/** Re-authentication by passkey. The page is not read again, which would fold and empty the form around it. */
export function usePasskeyReauthentication(onProved: () => void) {
  const [problem, setProblem] = useState('');
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    setProblem('');
    const why = await proveByPasskey().catch(() => notReached);
    setAsking(false);
    setProblem(why);
    if (!why) onProved();
  };
  return { problem, isAsking, ask: () => void (isAsking || ask()) };
}

/** '' when the passkey was right, else why not. */
async function proveByPasskey(): Promise<string> {
  const { askForPasskey } = await import('~/features/people/passkeys/passkey-ceremony');
  const challenge = await send();
  if (!('options' in challenge)) return problemIn(challenge);
  const { response, problem = 'No passkey was given.' } = await askForPasskey(challenge);
  return response ? problemIn(await send(response)) : problem;
}

async function send(response?: string): Promise<PasskeyReauthentication> {
  const body = new URLSearchParams(response === undefined ? {} : { response });
  const answer = await fetch(address, { method: 'post', body });
  return (await answer.json()) as PasskeyReauthentication;
}

const problemIn = (answer: PasskeyReauthentication) => ('problem' in answer ? answer.problem : '');
