import { Form } from '@remix-run/react';

import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { describeBrowser } from '~/features/people/sign-in/describe-browser';
import { formatInstant } from '~/lib/time/dates';

type Device = {
  id: string;
  userAgent: string | null;
  network: string | null;
  place: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  isThis: boolean;
};

/** Browsers on which the account is signed in, with buttons to sign them out. */
export function Devices({ devices }: { devices: readonly Device[] }) {
  return (
    <section aria-labelledby="devices" className="grid content-start gap-4">
      <h2 id="devices" className="text-xl">
        Devices
      </h2>
      <Card as="ul" className="divide-y divide-line">
        {devices.map(({ id, userAgent, network, place, createdAt, lastSeenAt, isThis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 p-4">
            <div>
              <p className="font-semibold">
                {describeBrowser(userAgent)}
                {isThis && <span className="font-normal text-ink-soft"> (this device)</span>}
              </p>
              <p className="text-sm text-ink-soft tabular-nums wrap-anywhere">
                Signed in <time dateTime={createdAt.toISOString()}>{formatInstant(createdAt)}</time>
                {place && ` in ${place}`}
                {network && network !== 'unknown' && `, network ${network}`}
              </p>
              <p className="text-sm text-ink-soft tabular-nums">
                Last used <time dateTime={lastSeenAt.toISOString()}>{formatInstant(lastSeenAt)}</time>
              </p>
            </div>
            {!isThis && (
              <Form method="post" replace preventScrollReset>
                <input type="hidden" name="device" value={id} />
                <Button type="submit" name="intent" value="sign-out-device" variant="secondary">
                  Sign out<span className="sr-only"> {describeBrowser(userAgent)}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </Card>
      <Form method="post" replace preventScrollReset className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="sign-out-others" variant="secondary">
          Sign out others
        </Button>
        <Button type="submit" name="intent" value="sign-out-everywhere" variant="danger">
          Sign out everywhere
        </Button>
      </Form>
    </section>
  );
}
