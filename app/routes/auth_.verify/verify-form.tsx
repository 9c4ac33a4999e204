import { Form, Link, useNavigation } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { useFocusOnError } from '~/components/forms/answered-form';
import { Button } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';

import { fieldsOf } from '~/lib/form/form-reply';

import type { VerifyAnswer } from './answer-verify.server';

type VerifyFormProps = { token: string; shown: Extract<VerifyAnswer, { state: 'ask' }> };

/**
 * The sign-up's details, for the reader of the mail to correct, and the password; posted to the link itself.
 */
export function VerifyForm({ token, shown }: VerifyFormProps) {
  const { isNew, values, reply } = shown;
  const isSending = useNavigation().state === 'submitting';
  const form = useFocusOnError(reply);
  const address = (anew: boolean) =>
    `/auth/verify?${new URLSearchParams({ token, ...(anew && { new: '' }) }).toString()}`;
  const typed = fieldsOf<string>(reply, values);
  const field = (name: string, label: string) => ({ ...typed(name), label });
  return (
    <Form
      key={String(isNew)}
      ref={form}
      method="post"
      action={address(isNew)}
      replace
      noValidate
      className={cardClass('wide', 'grid w-full gap-5')}
    >
      {/* For password managers, which store a password with its address. */}
      <input type="hidden" name="username" autoComplete="username" value={shown.email} />
      <TextField {...field('fullName', 'Full Name')} autoComplete="name" required />
      <TextField {...field('companyName', 'Company Name')} autoComplete="organization" optional />
      <TextField {...field('phone', 'Phone')} type="tel" autoComplete="tel" optional />
      <TextField
        {...field('password', isNew ? 'New Password' : 'Password')}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={
          isNew
            ? '6 to 128 characters. A few words in a row are good.'
            : 'The one that you chose when you signed up.'
        }
        required
      />
      {isNew && (
        <TextField
          {...field('confirmPassword', 'Confirm Password')}
          type="password"
          autoComplete="new-password"
          required
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? 'One moment...' : 'Verify my address'}
        </Button>
        {!isNew && (
          <Link to={address(true)} replace className="py-2.5 text-jacaranda underline">
            Choose a new password instead
          </Link>
        )}
      </div>
    </Form>
  );
}
