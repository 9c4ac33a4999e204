import { Form, Link } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { Button, buttonClass } from '~/components/ui/button';
import { maxNameLength } from '~/features/people/second-factor/factor-limits';
import { ReauthenticationField } from '~/features/people/re-authentication/reauthentication-field';
import type { ReauthenticationWay } from '~/features/people/re-authentication/reauthentication-way';

import { errorsIn, fieldsOf } from '~/lib/form/form-reply';

import type { FactorAnswer } from './factor-answer';

type Refusal = Extract<FactorAnswer, { kind: 'refused' }> | null;

/** Before the setup: what a second factor is, and the button. */
export function Explanation({ way, refusal }: { way: ReauthenticationWay | null; refusal: Refusal }) {
  return (
    <>
      <p className="measure">
        With a second factor, signing in takes a code from an app on your phone as well as your password or
        mailbox. You need an authenticator app, such as Aegis, Google Authenticator, Microsoft Authenticator,
        1Password or the passwords app of an iPhone.
      </p>
      <Form method="post" replace noValidate className="grid w-full max-w-md gap-5">
        <input type="hidden" name="intent" value="begin" />
        <ReauthenticationField way={way} errors={errorsIn(refusal?.reply, 'proof')} />
        <div>
          <Button type="submit">Set up</Button>
        </div>
      </Form>
      <p>
        <Link to="/dashboard/security/passkeys" className="inline-block py-2.5 text-jacaranda underline">
          Use a passkey as your second factor instead
        </Link>
      </p>
    </>
  );
}

export type Pending = { secret: string; uri: string; qr: { size: number; path: string } };

type SetUpProps = { pending: Pending; refusal: Refusal; isMore: boolean };

/** The secret in three forms, for a camera, for the phone that shows this page and for typing; then the first code. */
export function SetUp({ pending, refusal, isMore }: SetUpProps) {
  const field = fieldsOf<'code' | 'name'>(refusal?.reply);
  return (
    <div className="grid gap-8 md:grid-cols-[auto_minmax(0,1fr)]">
      <div className="grid content-start justify-items-center gap-4">
        <svg
          viewBox={`0 0 ${pending.qr.size} ${pending.qr.size}`}
          role="img"
          aria-label="QR code for your authenticator app. The key beside it says the same."
          shapeRendering="crispEdges"
          className="w-56 rounded-control"
        >
          {/* Dark on light in both themes: most cameras cannot read the inverse. */}
          <rect width="100%" height="100%" fill="white" />
          <path d={pending.qr.path} fill="black" />
        </svg>
        <a href={pending.uri} className={buttonClass('secondary')}>
          Open in an app on this device
        </a>
      </div>
      <div className="grid content-start gap-6">
        <div className="grid gap-2">
          <h3 className="text-lg">1. Add the account to your app</h3>
          <p>Scan the picture with your authenticator app, or type this key into it:</p>
          <p className="rounded-control bg-sand px-4 py-3 font-mono text-base wrap-anywhere select-all">
            {pending.secret.match(/.{1,4}/g)?.join(' ')}
          </p>
          <p className="text-sm text-ink-soft">Time-based, 6 digits, 30 seconds.</p>
        </div>
        <Form method="post" replace noValidate className="grid gap-4">
          <input type="hidden" name="intent" value="confirm" />
          <h3 className="text-lg">2. Type the code that it shows</h3>
          <TextField
            {...field('name')}
            label="Name of the app"
            hint="Such as 'My phone'; you may have several."
            maxLength={maxNameLength}
            autoComplete="off"
            optional
            className="max-w-xs"
          />
          <TextField
            {...field('code')}
            label="Code from your app"
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            className="max-w-xs"
          />
          <div>
            <Button type="submit">{isMore ? 'Add this app' : 'Switch on'}</Button>
          </div>
        </Form>
        <Form method="post" replace>
          <input type="hidden" name="intent" value="begin" />
          <Button type="submit" variant="secondary">
            Start again with another key
          </Button>
        </Form>
        {isMore && (
          <Link to="/dashboard/security/factor" className="py-2.5 text-jacaranda underline">
            Do not add it
          </Link>
        )}
      </div>
    </div>
  );
}
