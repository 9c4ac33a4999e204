import { Alert } from '~/components/ui/alert';
import { Button } from '~/components/ui/button';
import { useHydrated } from '~/lib/browser/use-hydrated';

import { usePasskeyReauthentication } from './use-passkey-reauthentication';

type PasskeyReauthenticationProps = { onProved: () => void };

/** Re-authentication by passkey beside the field for it; not shown without scripts, which a passkey needs. */
export function PasskeyReauthentication({ onProved }: PasskeyReauthenticationProps) {
  const { problem, isAsking, ask } = usePasskeyReauthentication(onProved);
  if (!useHydrated()) return null;
  return (
    <>
      <Button variant="secondary" aria-disabled={isAsking || undefined} onClick={ask}>
        Confirm with a passkey
      </Button>
      {problem && <Alert as="p">{problem}</Alert>}
    </>
  );
}
