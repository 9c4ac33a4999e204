import { Form } from '@remix-run/react';

import { Button, buttonClass } from '~/components/ui/button';
import { ReauthenticationField } from '~/features/people/re-authentication/reauthentication-field';
import type { ReauthenticationWay } from '~/features/people/re-authentication/reauthentication-way';
import { formatLongDay } from '~/lib/time/dates';

export type App = { id: string; name: string; since: Date };

type AppRowProps = {
  app: App;
  way: ReauthenticationWay | null;
  isOnly: boolean;
  mustStay: boolean;
  errors: readonly string[] | undefined;
};

/** An authenticator app, with its removal in a folded part. */
export function AppRow({ app: { id, name, since }, way, isOnly, mustStay, errors }: AppRowProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">
          Since <time dateTime={since.toISOString()}>{formatLongDay(since)}</time>
        </p>
      </div>
      {mustStay ? (
        <p className="text-ink-soft">Admins and moderators need a second factor here.</p>
      ) : (
        <details className="open:w-full" open={errors ? true : undefined}>
          <summary className={buttonClass('secondary')}>
            Remove<span className="sr-only"> {name}</span>
          </summary>
          <Form method="post" replace noValidate className="grid max-w-md gap-4 pt-4">
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="app" value={id} />
            <p>
              {isOnly
                ? 'Signing in will ask for no code any more. The recovery codes end with it.'
                : 'Its codes will no longer work. Your other second factors stay.'}
            </p>
            <ReauthenticationField way={way} errors={errors} />
            <div>
              <Button type="submit" variant="danger">
                Remove this app
              </Button>
            </div>
          </Form>
        </details>
      )}
    </li>
  );
}
