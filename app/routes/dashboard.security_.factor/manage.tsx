import { Form } from '@remix-run/react';

import { Button } from '~/components/ui/button';
import { ProofField, type ProofWay } from '~/features/people/second-factor/proof-field';
import { formatLongDay } from '~/lib/dates';
import { errorsIn } from '~/lib/form/form-reply';

import type { FactorAnswer } from './factor-answer';

type ManageProps = {
  factor: { since: Date; codesLeft: number };
  way: ProofWay | null;
  refusal: Extract<FactorAnswer, { kind: 'refused' }> | null;
  mustStay: boolean;
};

/** The factor is active: recovery codes, and its removal. */
export function Manage({ factor, way, refusal, mustStay }: ManageProps) {
  const errorsOf = (intent: string, field: string) =>
    refusal?.intent === intent ? errorsIn(refusal.reply, field) : undefined;
  return (
    <>
      <p>
        Your second factor is on since{' '}
        <time dateTime={factor.since.toISOString()}>{formatLongDay(factor.since)}</time>.
      </p>
      <div className="grid gap-8 md:grid-cols-2">
        <Form method="post" replace noValidate className="grid content-start gap-4">
          <h3 className="text-lg">Recovery codes</h3>
          <p>{factor.codesLeft} of 10 are left. New ones replace them all.</p>
          <input type="hidden" name="intent" value="new-codes" />
          <ProofField way={way} errors={errorsOf('new-codes', 'proof')} />
          <div>
            <Button type="submit" variant="secondary">
              New recovery codes
            </Button>
          </div>
        </Form>
        {mustStay ? (
          <p className="text-ink-soft">Admins and moderators need a second factor here.</p>
        ) : (
          <Form method="post" replace noValidate className="grid content-start gap-4">
            <h3 className="text-lg">Remove the second factor</h3>
            <p>Signing in will ask for no code any more. The recovery codes end with it.</p>
            <input type="hidden" name="intent" value="remove" />
            <ProofField way={way} errors={errorsOf('remove', 'proof')} />
            <div>
              <Button type="submit" variant="danger">
                Remove
              </Button>
            </div>
          </Form>
        )}
      </div>
      {errorsOf('remove', 'remove') && (
        <p role="alert" className="border-l-4 border-terracotta bg-terracotta-tint px-4 py-3">
          {errorsOf('remove', 'remove')?.[0]}
        </p>
      )}
    </>
  );
}
