import { TextField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';

/** With what somebody shows again that it is them: what the account has. */
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
 * Stands in every form of a sensitive change; nothing while the sign-in is young. Read by `proveAgain`. The form says in a
 * hidden field what it is for, not by its button: the code by mail is asked for with a button of this field.
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
