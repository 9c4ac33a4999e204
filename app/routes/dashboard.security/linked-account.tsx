import { Form } from '@remix-run/react';

import { Button, buttonClass } from '~/components/ui/button';
import { ReauthenticationField } from '~/features/people/re-authentication/reauthentication-field';
import type { ReauthenticationWay } from '~/features/people/re-authentication/reauthentication-way';
import { formatInstant } from '~/lib/time/dates';

export type Identity = { id: string; email: string | null; createdAt: Date };

type LinkedAccountProps = {
  identity: Identity;
  isOnlyWay: boolean;
  reauthenticationWay: ReauthenticationWay | null;
  errors: readonly string[] | undefined;
};

/** A linked Google account. Unlinking needs two steps: the button is in a folded part. */
export function LinkedAccount({ identity, isOnlyWay, reauthenticationWay, errors }: LinkedAccountProps) {
  const { id, email, createdAt } = identity;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 p-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">Google{email && `: ${email}`}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          Linked <time dateTime={createdAt.toISOString()}>{formatInstant(createdAt)}</time>
        </p>
        {isOnlyWay && (
          <p className="text-sm text-ink-soft">Your only way to sign in, so it cannot be unlinked.</p>
        )}
      </div>
      {!isOnlyWay && (
        <details className="open:w-full" open={errors ? true : undefined}>
          <summary className={buttonClass('secondary')}>
            Unlink<span className="sr-only"> {email}</span>
          </summary>
          <Form method="post" replace preventScrollReset className="grid justify-items-start gap-4 pt-4">
            <input type="hidden" name="intent" value="unlink" />
            <input type="hidden" name="identity" value={id} />
            <p>You will no longer be able to sign in with this Google account.</p>
            <div className="w-full empty:hidden">
              <ReauthenticationField way={reauthenticationWay} errors={errors} />
            </div>
            <Button type="submit" variant="danger">
              Unlink this account
            </Button>
          </Form>
        </details>
      )}
    </li>
  );
}
