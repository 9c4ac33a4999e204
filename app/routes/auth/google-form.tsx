import { Form, useNavigation } from '@remix-run/react';

import { Button } from '~/components/ui/button';
import { GoogleMark } from '~/features/people/google/google-mark';

type GoogleFormProps = { redirectTo: string };

/** Sign-in with Google, for existing and new accounts. */
export function GoogleForm({ redirectTo }: GoogleFormProps) {
  const isLeaving = useNavigation().formAction === '/auth/google';
  return (
    <Form
      method="post"
      action="/auth/google"
      data-failure="Google Sign In Failed"
      data-failure-text="An error occurred during Google sign in."
      className="grid gap-5"
    >
      <p className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Button type="submit" variant="secondary" aria-disabled={isLeaving || undefined}>
        <GoogleMark />
        Continue with Google
      </Button>
    </Form>
  );
}
