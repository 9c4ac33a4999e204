import { useState } from 'react';

import { EnterButton } from '~/components/forms/enter-button';
import type { PagePart } from '~/components/forms/page-form';
import { TextField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { useFocusOnce } from '~/components/ui/use-focus-once';

import { PasskeyReauthentication } from './passkey-reauthentication';
import { typedWay, type ReauthenticationWay } from './reauthentication-way';

type ReauthenticationFieldProps = {
  way: ReauthenticationWay | null;
  errors: readonly string[] | undefined;
  /** On a page that is one form until there are scripts: its part. */
  part?: PagePart;
};

const why = 'You signed in a while ago. Please confirm that it is you.';
const oneTime = { autoComplete: 'one-time-code', inputMode: 'numeric', type: 'text' } as const;
const secret = { autoComplete: 'current-password', type: 'password' } as const;

const fields = {
  password: { label: 'Your Password', hint: why, ...secret },
  factor: { label: 'Code from your app', hint: why, ...oneTime },
  'password-or-factor': { label: 'Your Password or a code from your app', hint: why, ...secret },
  mail: { label: 'Code from our mail', hint: `${why} We mail you a code for it.`, ...oneTime },
};

/**
 * Part of every form of a sensitive change; renders nothing while the sign-in is recent. Read by
 * `reauthenticate`. The form's purpose is in a hidden field, not in its button: a button of this field requests
 * the code by mail.
 */
export function ReauthenticationField({ way, errors, part }: ReauthenticationFieldProps) {
  // A form that came back may still ask after the passkey was shown.
  const [isProved, setProved] = useState(false);
  if (isProved) return <Confirmed />;
  if (!way) return null;
  const typed = typedWay(way);
  const proof = { name: 'proof' };
  const sendCode = { name: 'proof-code', value: 'send' };
  return (
    <div className="grid justify-items-start gap-3">
      {typed === 'mail' && <EnterButton>Go on</EnterButton>}
      <TextField
        {...fields[typed]}
        {...(part?.field(proof) ?? proof)}
        required
        errors={errors}
        className="w-full"
      />
      {typed === 'mail' && (
        <Button
          type="submit"
          {...(part?.pressWith({ 'proof-code': 'send' }, sendCode) ?? sendCode)}
          variant="secondary"
          formNoValidate
        >
          Mail me a code
        </Button>
      )}
      {way !== typed && <PasskeyReauthentication onProved={() => setProved(true)} />}
    </div>
  );
}

/** Takes the focus of the button that has gone. */
function Confirmed() {
  return (
    <p ref={useFocusOnce()} tabIndex={-1} role="status" className="font-semibold text-gum outline-none">
      Confirmed with your passkey. You can go on now.
    </p>
  );
}
