import { Form, useNavigation } from '@remix-run/react';

import { Alert } from '~/components/ui/alert';
import { Button } from '~/components/ui/button';
import { Card, cardClass } from '~/components/ui/card';
import { Paragraphs } from '~/features/visit/property-page/sections/property-text';
import { BudgetLine } from '~/features/work/jobs/submitted/budget-line';

import type { DescriptionPage } from './load-page.server';

/** The present description, with buttons to generate another. */
export function DescriptionOffer({
  page: { current, lacksShort, formKey, budget },
}: {
  page: DescriptionPage;
}) {
  const isSending = useNavigation().state !== 'idle';
  return (
    <>
      <Form method="post" className={cardClass('medium', 'grid gap-4')}>
        <input type="hidden" name="form_key" value={formKey} />
        <p className="measure">
          A text of 200 to 400 words is written from what is saved about this property. You read it first, and
          change what you like; nothing is saved by itself.
        </p>
        {lacksShort && (
          <Alert as="p" isQuiet>
            <strong className="block">Missing Information</strong> A new description needs a name, a type and
            a short description. The short description is missing.
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value="enhance"
            data-failure="Enhancement Failed"
            data-failure-text="Failed to enhance description"
            variant={current === null ? 'secondary' : 'primary'}
            disabled={current === null}
            aria-disabled={isSending || undefined}
          >
            Enhance the description
          </Button>
          <Button
            type="submit"
            name="intent"
            value="generate"
            data-failure="Generation Failed"
            data-failure-text="Failed to generate description. Please try again or write one manually."
            variant={current === null ? 'primary' : 'secondary'}
            disabled={lacksShort}
            aria-disabled={isSending || undefined}
          >
            Write a new one
          </Button>
        </div>
        {current === null && (
          <p className="text-sm text-ink-soft">There is no description yet that could be enhanced.</p>
        )}
        <BudgetLine budget={budget} />
      </Form>
      {current !== null && (
        <Card as="section" aria-labelledby="current" padding="medium" className="grid gap-3">
          <h3 id="current" className="text-lg">
            As it is now
          </h3>
          <Paragraphs text={current} />
        </Card>
      )}
    </>
  );
}
