import { Form } from '@remix-run/react';

import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { formatInstant } from '~/lib/time/dates';
import { usePress } from '~/components/forms/page-form';

import type { findLastReconciliation } from './find-last-reconciliation.server';

type Last = Awaited<ReturnType<typeof findLastReconciliation>>;
type Difference = NonNullable<Last>['differences'][number];

/** When the edge's copy was last wrong, and which paths. */
export function ReconciliationCard({ last }: { last: Last }) {
  const press = usePress();
  const check = { intent: 'check' };
  return (
    <Card as="section" aria-labelledby="edge-copy" padding="small" className="grid gap-3">
      <h3 id="edge-copy" className="text-lg">
        The edge’s copy
      </h3>
      <p className="measure text-ink-soft">
        It is compared with what is stored here every minute, and mended. A redirect that is changed or
        deleted may act for up to a minute more where somebody has just used it.
      </p>
      {last ? (
        <details>
          <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
            Last differences: {formatInstant(new Date(last.at))}, {last.count} in all
          </summary>
          <p className="text-ink-soft">
            Found {last.byStaff ? 'by a check that staff asked for' : 'by the scheduled check'}
            {last.failed > 0 ? `; ${last.failed} could not be mended then` : ''}.
          </p>
          <ul className="mt-2 grid gap-2">
            {last.differences.map((difference) => (
              <li key={difference.path} className="wrap-anywhere">
                <strong className="font-semibold">{difference.path}</strong> {textOf(difference)}
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <p>No difference has been found so far.</p>
      )}
      <Form method="post" preventScrollReset>
        <Button type="submit" {...press(check)} variant="secondary">
          Check now
        </Button>
      </Form>
    </Card>
  );
}

function textOf({ kind, had, now }: Difference): string {
  const before = had ? `led to ${had.to} (${had.status})` : 'could not be read';
  const after = now ? `leads to ${now.to} (${now.status})` : 'leads nowhere';
  if (kind === 'missing') return `was missing and ${after} now.`;
  if (kind === 'extra') return `${before} and should not be there; it ${after} now.`;
  return `${before} and ${after} now.`;
}
