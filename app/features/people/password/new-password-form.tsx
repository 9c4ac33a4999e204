import { Form, useNavigation } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { useFocusOnError } from '~/components/forms/use-focus-on-error';
import { Button } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';

import type { FormErrors } from './account-form';

type NewPasswordFormProps = {
  errors: FormErrors | undefined;
  button: string;
  /** Also asks for the present password. */
  withCurrent?: boolean;
};

/** A new password, typed twice; posted to the page that contains it. */
export function NewPasswordForm({ errors, button, withCurrent = false }: NewPasswordFormProps) {
  const isSending = useNavigation().formData?.get('intent') === 'password';
  const form = useFocusOnError(errors);
  return (
    <Form
      ref={form}
      method="post"
      replace
      noValidate
      preventScrollReset
      className={cardClass('wide', 'grid w-full gap-5')}
    >
      {withCurrent && (
        <TextField
          label="Current Password"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
          errors={errors?.currentPassword}
        />
      )}
      <TextField
        label="New Password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint="6 to 128 characters. A few words in a row are good."
        required
        errors={errors?.password}
      />
      <TextField
        label="Confirm Password"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        required
        errors={errors?.confirmPassword}
      />
      <div>
        <Button type="submit" name="intent" value="password" aria-disabled={isSending || undefined}>
          {isSending ? 'Saving...' : button}
        </Button>
      </div>
    </Form>
  );
}
