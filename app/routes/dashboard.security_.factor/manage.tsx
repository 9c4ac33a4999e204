import { Form } from '@remix-run/react';

import { Alert } from '~/components/ui/alert';
import { Button } from '~/components/ui/button';
import { maxApps } from '~/features/people/second-factor/factor-limits';
import { ReauthenticationField } from '~/features/people/re-authentication/reauthentication-field';
import type { ReauthenticationWay } from '~/features/people/re-authentication/reauthentication-way';
import { formatLongDay } from '~/lib/time/dates';
import { errorsIn } from '~/lib/form/form-reply';

import { AppRow, type App } from './app-row';
import type { FactorAnswer } from './factor-answer';

type ManageProps = {
  factor: { since: Date; codesLeft: number };
  apps: readonly App[];
  hasPasskeys: boolean;
  way: ReauthenticationWay | null;
  refusal: Extract<FactorAnswer, { kind: 'refused' }> | null;
  mustStay: boolean;
};

/** The factor is active: recovery codes, and its removal. */
export function Manage({ factor, apps, hasPasskeys, way, refusal, mustStay }: ManageProps) {
  const errorsOf = (intent: string, field: string) =>
    refusal?.intent === intent ? errorsIn(refusal.reply, field) : undefined;
  return (
    <>
      <p>
        Your second factor is on since{' '}
        <time dateTime={factor.since.toISOString()}>{formatLongDay(factor.since)}</time>.
      </p>
      <section aria-labelledby="apps" className="grid gap-4">
        <h3 id="apps" className="text-lg">
          Authenticator apps
        </h3>
        {apps.length === 0 ? (
          <p className="text-ink-soft">None. Your passkeys are your second factor.</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {apps.map((app) => (
              <AppRow
                key={app.id}
                app={app}
                way={way}
                isOnly={apps.length === 1 && !hasPasskeys}
                mustStay={mustStay && apps.length === 1 && !hasPasskeys}
                errors={refusal?.at === app.id ? errorsOf('remove', 'proof') : undefined}
              />
            ))}
          </ul>
        )}
        {errorsOf('remove', 'remove') && <Alert as="p">{errorsOf('remove', 'remove')?.[0]}</Alert>}
      </section>
      <div className="grid gap-8 md:grid-cols-2">
        <Form method="post" replace noValidate className="grid content-start gap-4">
          <h3 className="text-lg">Another app</h3>
          {apps.length < maxApps ? (
            <>
              <p>Set up one more, on another phone. Each gets a name.</p>
              <input type="hidden" name="intent" value="begin" />
              <ReauthenticationField way={way} errors={errorsOf('begin', 'proof')} />
              <div>
                <Button type="submit" variant="secondary">
                  Add an app
                </Button>
              </div>
            </>
          ) : (
            <p>An account has at most {maxApps} authenticator apps.</p>
          )}
        </Form>
        <Form method="post" replace noValidate className="grid content-start gap-4">
          <h3 className="text-lg">Recovery codes</h3>
          <p>{factor.codesLeft} of 10 are left. New ones replace them all.</p>
          <input type="hidden" name="intent" value="new-codes" />
          <ReauthenticationField way={way} errors={errorsOf('new-codes', 'proof')} />
          <div>
            <Button type="submit" variant="secondary">
              New recovery codes
            </Button>
          </div>
        </Form>
      </div>
    </>
  );
}
