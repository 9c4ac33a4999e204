import { Form, useNavigation } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { useFocusOnError } from '~/components/forms/answered-form';
import { Button } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';
import { fieldsOf, type FormReply } from '~/lib/form/form-reply';

type NewPasswordFormProps = {
  reply: FormReply | undefined;
  button: string;
  /** Also asks for the present password. */
  withCurrent?: boolean;
};

/** A new password, typed twice; posted to the page that contains it. */
export function NewPasswordForm({ reply, button, withCurrent = false }: NewPasswordFormProps) {
  const isSending = useNavigation().formData?.get('intent') === 'password';
  const form = useFocusOnError(reply);
  const field = fieldsOf<'currentPassword' | 'password' | 'confirmPassword'>(reply);
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
          {...field('currentPassword')}
          label="Current Password"
          type="password"
          autoComplete="current-password"
          required
        />
      )}
      <TextField
        {...field('password')}
        label="New Password"
        type="password"
        autoComplete="new-password"
        hint="6 to 128 characters. A few words in a row are good."
        required
      />
      <TextField
        {...field('confirmPassword')}
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        required
      />
      <div>
        <Button type="submit" name="intent" value="password" aria-disabled={isSending || undefined}>
          {isSending ? 'Saving...' : button}
        </Button>
      </div>
    </Form>
  );
}
