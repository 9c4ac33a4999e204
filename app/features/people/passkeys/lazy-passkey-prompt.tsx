import { useHydrated } from '~/lib/browser/use-hydrated';

import { readLater } from '~/components/ui/read-later';

import type { PasskeyPromptProps } from './passkey-prompt';

const PasskeyPrompt = readLater(async () => (await import('./passkey-prompt')).PasskeyPrompt);

/** Mounted only for a challenge and once scripts run, so that nothing of it is drawn again; without them it says so. */
export function LazyPasskeyPrompt(props: PasskeyPromptProps) {
  if (!useHydrated()) return <p>A passkey takes JavaScript, which your browser does not run here.</p>;
  return <PasskeyPrompt key={props.ask.options.challenge} {...props} />;
}
