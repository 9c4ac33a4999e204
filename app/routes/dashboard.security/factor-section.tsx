import { Form } from '@remix-run/react';

import { Button, ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { formatLongDay } from '~/lib/time/dates';

type FactorSectionProps = {
  factor: { since: Date; codesLeft: number } | null;
  apps: readonly { id: string; name: string }[];
  hasPasskeys: boolean;
};

const manage = '/dashboard/security/factor';

/** Shows whether the account has a second factor, with a link to its setup, renewal or removal. */
export function FactorSection({ factor, apps, hasPasskeys }: FactorSectionProps) {
  return (
    <section aria-labelledby="factor" className="grid content-start gap-4">
      <h2 id="factor" className="text-xl">
        Second factor
      </h2>
      <Card padding="wide" className="grid justify-items-start gap-4">
        {factor ? (
          <>
            <p>
              <strong className="text-gum">On</strong> since{' '}
              <time dateTime={factor.since.toISOString()}>{formatLongDay(factor.since)}</time>. Signing in
              asks for {factorNames(apps.length > 0, hasPasskeys)}.
            </p>
            {apps.length > 0 && <p className="wrap-anywhere">{apps.map(({ name }) => name).join(', ')}</p>}
            <p className={factor.codesLeft < 3 ? 'font-semibold text-terracotta' : 'text-ink-soft'}>
              {codesLeftText(factor.codesLeft)}
            </p>
            <ButtonLink to={manage} variant="secondary">
              Authenticator apps and recovery codes
            </ButtonLink>
          </>
        ) : (
          <>
            <p>
              <strong>Off.</strong> With an authenticator app on your phone, somebody who learns your password
              still cannot sign in.
            </p>
            <Form method="post" action={manage}>
              <input type="hidden" name="intent" value="begin" />
              <Button type="submit">Set up</Button>
            </Form>
          </>
        )}
      </Card>
    </section>
  );
}

function factorNames(hasApps: boolean, hasPasskeys: boolean): string {
  const code = 'a code from your authenticator app';
  if (!hasApps) return 'your passkey';
  return hasPasskeys ? `${code} or for a passkey` : code;
}

function codesLeftText(left: number): string {
  if (left === 0) return 'No recovery code is left. Make new ones.';
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
}
