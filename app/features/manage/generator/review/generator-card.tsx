import { useNavigate } from '@remix-run/react';
import { useRef, type ComponentProps } from 'react';

import { TextField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { useToast } from '~/components/ui/toast/toast';
import { useAnnounceOnce } from '~/components/ui/toast/use-announce-once';
import { BudgetLine } from '~/features/work/jobs/submitted/budget-line';
import { WorkPanel } from '~/features/work/jobs/submitted/work-panel';

import { propertyFormId } from '~/features/manage/property-editor/property-answer';
import { useHydrated } from '~/lib/browser/use-hydrated';
import type { KeptEdits } from '~/jobs/property-from-url-job';
import { errorsIn, fieldsOf, type FormReply } from '~/lib/form/form-reply';

import { generatedPath, generatorPath } from '~/features/manage/generator/generator-paths';
import type { Generator } from '~/features/manage/generator/load-generator.server';
import { Review } from './review';
import { useEdits } from './use-edits';
import { useGenerator } from './use-generator';
import { useErrorToast } from './use-error-toast';

type GeneratorCardProps = {
  generator: Generator;
  /** Errors of a generator form that was sent without scripts. */
  answer: FormReply | null;
  /** The changes in the review, when its website could not be read again without scripts. */
  kept: KeptEdits | null;
  formKey: string;
  /** True when the results are in the form below and are no longer shown here. */
  isApplied: boolean;
  onApply: () => void;
  /** Called to show the results again. */
  onUndo: () => void;
};

/** Drafts a property from its website: the address, the progress, and the review of the results. */
export function GeneratorCard({ generator, answer, kept, formKey, isApplied, ...on }: GeneratorCardProps) {
  const { url, website, found, budgets } = generator;
  const { fetcher, wrong, onInput } = useGenerator(answer);
  const field = fieldsOf<'url'>(answer, { url: isApplied ? '' : url });
  useErrorToast(fetcher.data?.generator, 'url');
  useEndToast(generator);
  const edits = useEdits(url, kept ?? generator.kept);
  // The same website may be read again once its reading has ended; a second click before that starts nothing.
  const readingKey = website && website.state !== 'at-work' ? `${formKey}-${website.id}` : formKey;
  // Until there are scripts, the address goes with the property's form, so that what is typed there is kept.
  const form = useHydrated() ? undefined : propertyFormId;
  const isBusy = fetcher.state !== 'idle' || website?.state === 'at-work';
  return (
    <Card
      as="section"
      id="generator"
      aria-labelledby="generator-title"
      padding="large"
      className="grid min-w-0 gap-4"
    >
      <div>
        <h3 id="generator-title" className="text-lg">
          AI Property Generator
        </h3>
        <p className="measure mt-1 text-ink-soft">
          Give the address of the property&apos;s own website. A few of its pages are read, and you choose
          what to take over. Nothing is saved until you submit the form.
        </p>
      </div>
      <fetcher.Form
        method="post"
        action={generatorPath}
        preventScrollReset
        noValidate
        onInput={onInput}
        className="flex flex-wrap items-end gap-3"
      >
        <input type="hidden" form={form} name="key" value={readingKey} />
        <TextField
          key={String(isApplied)}
          {...field('url')}
          form={form}
          label="Property website"
          type="url"
          inputMode="url"
          placeholder="https://"
          errors={errorsIn(wrong, 'url')}
          className="min-w-[min(14rem,100%)] flex-1"
          maxLength={500}
        />
        <Button
          type="submit"
          form={form}
          formNoValidate
          name="intent"
          value="generate"
          data-failure="Generation Failed"
          data-failure-text="Failed to generate property data"
          aria-disabled={isBusy || undefined}
        >
          {website?.state === 'at-work' ? 'Generating...' : 'Generate'}
        </Button>
      </fetcher.Form>
      <BudgetLine budget={budgets.websites} />
      {website && <ReadingPanel status={website} />}
      {found && !isApplied && (
        <Review generator={generator} found={found} formKey={formKey} wrong={wrong} edits={edits} {...on} />
      )}
      {isApplied && (
        <p role="status" className="text-ink-soft">
          Applied below; nothing has been saved yet.
        </p>
      )}
    </Card>
  );
}

/**
 * Announces once the end of work that was running when the page loaded. The message about rewritten texts can
 * restore the texts before them.
 */
function useEndToast({ website, rewrite, found }: Generator) {
  const toast = useToast();
  const navigate = useNavigate();
  const read = website?.state === 'done' ? website.id : null;
  const written = rewrite?.state === 'done' ? rewrite.id : null;
  const shown = useRef<(string | null)[]>([written]);
  useAnnounceOnce(read, () => toast(generatedText(found?.images ?? 0)), read);
  useAnnounceOnce(written, (id) => {
    const before = shown.current.at(-1) ?? null;
    // Restored texts are not announced.
    const isBack = shown.current.includes(id);
    shown.current = [...shown.current.filter((other) => other !== id), id];
    if (isBack) return;
    const earlier = generatedPath({ website: website?.id ?? null, rewrite: before });
    const onUndo = () => {
      shown.current.push(before);
      navigate(earlier, { replace: true, preventScrollReset: true });
    };
    toast({ ...rewrittenText, onUndo });
  });
}

const generatedText = (images: number) => ({
  title: 'Property Data Generated!',
  text: `${images === 1 ? '1 image was' : `${images} images were`} found. Please look through what was found below.`,
  variant: 'success' as const,
});

const rewrittenText = {
  title: 'Content Rewritten!',
  text: 'The new texts stand below.',
  variant: 'success' as const,
};

/**
 * The reading as it goes on or ended. Without scripts its buttons send the property's form, whose answer
 * contains what was typed.
 */
function ReadingPanel({ status }: Pick<ComponentProps<typeof WorkPanel>, 'status'>) {
  return (
    <WorkPanel
      status={status}
      label="Reading the website"
      failure="Generation Failed"
      form={propertyFormId}
    />
  );
}
