import { data, type ActionFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { Form, Link, useActionData, useNavigation } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';
import { addressSchema, readAccountForm } from '~/features/people/password/account-form';
import { mailWaitText } from '~/features/people/sign-in/mail-wait-text';
import { requestReset } from '~/features/people/password/request-reset.server';
import { fieldsOf, type FormReply } from '~/lib/form/form-reply';
import { unlistedMeta } from '~/lib/document/page-meta';
import { guessFrom } from '~/platform/auth/known-device.server';
import { takeAttempt } from '~/platform/http/limits/rate-limit.server';
import { spaceMails } from '~/platform/mail/space-mails.server';
import { sentForm } from '~/platform/http/forms/sent-form';

/** `sentTo` is the address to which a mail goes if it has an account. */
type Answer = { sentTo: string | null; reply?: FormReply };

const perVisitor = { limit: 20, windowSeconds: 600 };
const tooMany = 'Too many requests came from your connection. Please try again in ten minutes.';

/** The same answer for every address; only its reader learns whether it has an account. */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const form = await sentForm(request);
  const submission = readAccountForm(form, addressSchema);
  const refuse = (status: number, error?: string) => {
    const reply = submission.reply(error ? { fieldErrors: { email: [error] } } : {});
    return data<Answer>({ sentTo: null, reply }, { status });
  };
  if (submission.status !== 'success') return refuse(400);
  const { value } = submission;
  const asker = await guessFrom(services, request, value);
  const isTooMany =
    asker.kind === 'network' &&
    !(await takeAttempt(services, { key: `forgot:${asker.network}`, ...perVisitor }));
  if (isTooMany) return refuse(429, tooMany);
  const { waitMs } = await spaceMails(services, { request, purpose: 'reset', ...value });
  if (waitMs > 0) return refuse(429, mailWaitText(waitMs));
  await requestReset(services, value);
  return data<Answer>({ sentTo: value.email });
}

export const meta: MetaFunction = () => unlistedMeta('Set a new password');

export default function ForgotPassword() {
  const answer = useActionData<typeof action>();
  const field = fieldsOf<'email'>(answer?.reply);
  const isSending = useNavigation().state === 'submitting';
  return (
    <div className="page section">
      <div className="mx-auto grid max-w-xl gap-6">
        <h1 className="text-3xl">Set a new password</h1>
        <div role="status" className="empty:hidden">
          {answer?.sentTo && (
            <p className="rounded-control bg-gum-tint px-4 py-3 text-gum wrap-anywhere">
              <strong>Please check your email.</strong> If {answer.sentTo} has an account, a link to set a new
              password is on its way. It works for an hour.
            </p>
          )}
        </div>
        <Form
          method="post"
          action="/auth/forgot-password"
          replace
          noValidate
          className={cardClass('wide', 'grid gap-5')}
        >
          <TextField
            {...field('email')}
            label="Email"
            type="email"
            autoComplete="username"
            required
            hint="We send a link to this address."
          />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <Button type="submit" aria-disabled={isSending || undefined}>
              {isSending ? 'Sending...' : 'Send the link'}
            </Button>
            <Link to="/auth?mode=login" className="text-jacaranda underline">
              Back to sign in
            </Link>
          </div>
        </Form>
      </div>
    </div>
  );
}
