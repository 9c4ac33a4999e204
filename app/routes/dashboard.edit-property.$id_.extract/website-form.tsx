import { Form, useNavigation } from '@remix-run/react';
import { Images } from 'lucide-react';

import { TextField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';
import { BudgetLine } from '~/features/work/jobs/submitted/budget-line';
import { keyField } from '~/features/directory/listing/editor-fields';

import { fieldsOf } from '~/lib/form/form-reply';

import type { ExtractAnswer } from './answer-extract.server';
import type { ExtractPage } from './load-page.server';

type WebsiteFormProps = { page: ExtractPage; answer: ExtractAnswer | undefined };

/** The form that starts reading the website; hidden while a job is running. */
export function WebsiteForm({ page, answer }: WebsiteFormProps) {
  const { formKey, websiteUrl, budget, extraction, saving } = page;
  const isSending = useNavigation().formMethod === 'POST';
  const isAtWork = [extraction, saving].some((work) => work?.status.state === 'at-work');
  const field = fieldsOf<'websiteUrl'>(answer?.website, { websiteUrl });
  if (isAtWork) return null;
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      data-failure="Extraction failed"
      className={cardClass('medium', 'grid gap-4')}
    >
      <input type="hidden" name={keyField} value={formKey} />
      <TextField
        key={websiteUrl}
        {...field('websiteUrl')}
        label="Website URL"
        hint="The start page of the property’s own website."
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={2_000}
        required
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          name="intent"
          value="extract"
          variant={extraction ? 'secondary' : 'primary'}
          aria-disabled={isSending || undefined}
        >
          <Images aria-hidden size={18} strokeWidth={1.5} />
          {extraction ? 'Extract again' : 'Extract Images'}
        </Button>
        <BudgetLine budget={budget} />
      </div>
    </Form>
  );
}
