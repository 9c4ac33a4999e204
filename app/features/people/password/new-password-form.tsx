import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { TextField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';

import type { FormErrors } from './account-form';

type NewPasswordFormProps = {
  errors: FormErrors | undefined;
  button: string;
  /** Also asks for the present password. */
  withCurrent?: boolean;
};

/** A new password, typed twice; posted to the page that contains it. */
export function NewPasswordForm({ errors, button, withCurrent = false }: NewPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formData?.get('intent') === 'password';
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return (
    <Form
      ref={form}
      method="post"
      replace
      noValidate
      preventScrollReset
      className="grid w-full gap-5 rounded-card border border-line bg-surface p-5 sm:p-8"
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
