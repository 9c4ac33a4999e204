import { TextField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';

/** The ways in which this account can re-authenticate. */
export type ProofWay = 'password' | 'factor' | 'password-or-factor' | 'mail';

type ProofFieldProps = { way: ProofWay | null; errors: readonly string[] | undefined };

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
 * `proveAgain`. The form's purpose is in a hidden field, not in its button: a button of this field requests
 * the code by mail.
 */
export function ProofField({ way, errors }: ProofFieldProps) {
  if (!way) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <TextField {...fields[way]} name="proof" required errors={errors} className="w-full" />
      {way === 'mail' && (
        <Button type="submit" name="proof-code" value="send" variant="secondary" formNoValidate>
          Mail me a code
        </Button>
      )}
    </div>
  );
}
