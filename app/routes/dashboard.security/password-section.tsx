import { Form } from '@remix-run/react';

import { Button } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';
import { NewPasswordForm } from '~/features/people/password/new-password-form';
import type { FormReply } from '~/lib/form/form-reply';

type PasswordSectionProps = { email: string; hasPassword: boolean; reply: FormReply | undefined };

/**
 * Changes the password, or mails a link for the first one: an account without a password cannot be asked for
 * it.
 */
export function PasswordSection({ email, hasPassword, reply }: PasswordSectionProps) {
  return (
    <section aria-labelledby="password" className="grid content-start gap-4">
      <h2 id="password" className="text-xl">
        Password
      </h2>
      {hasPassword ? (
        <NewPasswordForm withCurrent reply={reply} button="Change Password" />
      ) : (
        <Form
          method="post"
          replace
          preventScrollReset
          className={cardClass('wide', 'grid justify-items-start gap-5')}
        >
          <p className="wrap-anywhere">
            Your account has no password. We can send a link to {email} by which you set one.
          </p>
          <Button type="submit" name="intent" value="password-link">
            Set a password
          </Button>
        </Form>
      )}
    </section>
  );
}
