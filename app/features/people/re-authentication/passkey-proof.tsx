import { Alert } from '~/components/ui/alert';
import { Button } from '~/components/ui/button';
import { useHydrated } from '~/lib/browser/use-hydrated';

import { usePasskeyProof } from './use-passkey-proof';

type PasskeyProofProps = { onProved: () => void };

/** Re-authentication by passkey beside the field for it; not shown without scripts, which a passkey takes. */
export function PasskeyProof({ onProved }: PasskeyProofProps) {
  const { problem, isAsking, ask } = usePasskeyProof(onProved);
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
