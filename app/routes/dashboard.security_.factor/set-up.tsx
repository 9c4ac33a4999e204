import { Form } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { Button, buttonClass } from '~/components/ui/button';
import { ProofField, type ProofWay } from '~/features/people/second-factor/proof-field';

import { errorsIn, fieldsOf } from '~/lib/form/form-reply';

import type { FactorAnswer } from './factor-answer';

type Refusal = Extract<FactorAnswer, { kind: 'refused' }> | null;

/** Before the setup: what a second factor is, and the button. */
export function Explanation({ way, refusal }: { way: ProofWay | null; refusal: Refusal }) {
  return (
    <>
      <p className="measure">
        With a second factor, signing in takes a code from an app on your phone as well as your password or
        mailbox. You need an authenticator app, such as Aegis, Google Authenticator, Microsoft Authenticator,
        1Password or the passwords app of an iPhone.
      </p>
      <Form method="post" replace noValidate className="grid w-full max-w-md gap-5">
        <input type="hidden" name="intent" value="begin" />
        <ProofField way={way} errors={errorsIn(refusal?.reply, 'proof')} />
        <div>
          <Button type="submit">Set up</Button>
        </div>
      </Form>
    </>
  );
}

export type Pending = { secret: string; uri: string; qr: { size: number; path: string } };

/** The secret in three forms, for a camera, for the phone that shows this page and for typing; then the first code. */
export function SetUp({ pending, refusal }: { pending: Pending; refusal: Refusal }) {
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
            {...fieldsOf<'code'>(refusal?.reply)('code')}
            label="Code from your app"
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            className="max-w-xs"
          />
          <div>
            <Button type="submit">Switch on</Button>
          </div>
        </Form>
        <Form method="post" replace>
          <input type="hidden" name="intent" value="begin" />
          <Button type="submit" variant="secondary">
            Start again with another key
          </Button>
        </Form>
      </div>
    </div>
  );
}
