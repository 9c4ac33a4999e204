import { lazy, Suspense } from 'react';

import { useHydrated } from '~/lib/browser/use-hydrated';

import type { PasskeyPromptProps } from './passkey-prompt';

const PasskeyPrompt = lazy(() => import('./passkey-prompt'));

/** Mounted only for a challenge and once scripts run, so that nothing of it is drawn again; without them it says so. */
export function LazyPasskeyPrompt(props: PasskeyPromptProps) {
  if (!useHydrated()) return <p>A passkey takes JavaScript, which your browser does not run here.</p>;
  return (
    <Suspense fallback={null}>
      <PasskeyPrompt key={props.ask.options.challenge} {...props} />
    </Suspense>
  );
}
