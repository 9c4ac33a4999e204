import { TextField } from '~/components/forms/field';

/** With what somebody shows again that it is them: what the account has. */
export type ProofWay = 'password';

type ProofFieldProps = { way: ProofWay | null; errors: readonly string[] | undefined };

/** Stands in every form of a sensitive change; nothing while the sign-in is young. Read by `proveAgain`. */
export function ProofField({ way, errors }: ProofFieldProps) {
  if (!way) return null;
  return (
    <TextField
      label="Your Password"
      name="proof"
      type="password"
      autoComplete="current-password"
      hint="You signed in a while ago. Please confirm that it is you."
      required
      errors={errors}
    />
  );
}
