import { TextAreaField } from '~/components/forms/field';
import { Button, ButtonLink } from '~/components/ui/button';
import { maxInstructions } from '~/features/manage/generator/generator-form';
import { generatedPath, generatorPath } from '~/features/manage/generator/generator-paths';
import type { Generator } from '~/features/manage/generator/load-generator.server';
import { propertyFormId } from '~/features/manage/property-editor/property-answer';
import { BudgetLine } from '~/features/work/jobs/submitted/budget-line';
import { WorkPanel } from '~/features/work/jobs/submitted/work-panel';
import { fieldsOf, type FormReply } from '~/lib/form/form-reply';
import { useHydrated } from '~/lib/browser/use-hydrated';

import { FoundAmenities } from './found-amenities';
import { FoundValue } from './found-value';
import { Tour } from './tour';
import { useApply } from './use-apply';
import type { Edits } from './use-edits';
import { useGenerator } from './use-generator';
import { useErrorToast } from './use-error-toast';

type Found = NonNullable<Generator['found']>;

type ReviewProps = {
  generator: Generator;
  found: Found;
  formKey: string;
  wrong: FormReply | null;
  /** The changes in the review of an earlier reading. */
  edits: Edits;
  /** After the chosen values were written into the form. */
  onApply: () => void;
  /** After they were taken out of it again. */
  onUndo: () => void;
};

/**
 * The results, field by field with their sources: accept, edit or leave. The fields belong to the property's
 * form, so that without scripts its other values are kept when the results are applied.
 */
export function Review({ generator, found, formKey, wrong, edits, onApply, onUndo }: ReviewProps) {
  const { website, rewritten } = generator;
  const texts: Partial<Record<string, string | null>> = rewritten?.texts ?? {};
  const apply = useApply(onApply, onUndo);
  return (
    <div className="grid gap-5 border-t border-line pt-5">
      <Tour found={found} />
      {found.warnings.length > 0 && (
        <ul className="grid gap-1 rounded-control border-l-4 border-ocean bg-ocean-tint px-4 py-3">
          {found.warnings.map((warning) => (
            <li key={warning} className="wrap-anywhere">
              {warning}
            </li>
          ))}
        </ul>
      )}
      <ul className="grid gap-4">
        {found.proposals.map((proposal) => {
          const anew = texts[proposal.field] ?? null;
          // Only a rewritten text replaces what was typed over it.
          const key = proposal.field + (anew ?? '');
          return (
            <FoundValue
              key={proposal.field + (anew ?? proposal.value)}
              proposal={proposal}
              edits={edits}
              value={anew ?? proposal.value}
              editKey={key}
            />
          );
        })}
      </ul>
      {found.amenities.length > 0 && <FoundAmenities amenities={found.amenities} edits={edits} />}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          form={propertyFormId}
          formNoValidate
          name="intent"
          value="apply"
          onClick={apply}
        >
          Apply to form
        </Button>
        <Clear />
        {/* Browsers with scripts never show it, and need no copy of it. */}
        <noscript>
          {import.meta.env.SSR && (
            <Button
              type="submit"
              form={propertyFormId}
              formNoValidate
              name="intent"
              value="again"
              variant="secondary"
            >
              Read again, keep my changes here
            </Button>
          )}
        </noscript>
      </div>
      {website && <Rewrite generator={generator} formKey={formKey} wrong={wrong} />}
    </div>
  );
}

/** Puts the results away. Until there are scripts, the property's form goes with it, so that it comes back as typed. */
function Clear() {
  const path = generatedPath({ website: null });
  if (useHydrated()) {
    return (
      <ButtonLink to={path} replace preventScrollReset variant="quiet">
        Clear
      </ButtonLink>
    );
  }
  return (
    <Button
      type="submit"
      form={propertyFormId}
      formAction={path}
      formNoValidate
      name="intent"
      value="look"
      variant="quiet"
    >
      Clear
    </Button>
  );
}

function Rewrite({ generator, formKey, wrong }: Omit<ReviewProps, 'found' | 'edits' | 'onApply' | 'onUndo'>) {
  const { fetcher, wrong: later, onInput } = useGenerator(wrong);
  useErrorToast(fetcher.data?.generator, 'instructions');
  const { website, rewrite, rewritten, budgets } = generator;
  const field = fieldsOf<'instructions'>(later);
  // Until there are scripts, the wish goes with the property's form, which has what was changed in the review.
  const form = useHydrated() ? undefined : propertyFormId;
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <h4 className="font-semibold">Rewrite the texts</h4>
      <fetcher.Form
        method="post"
        action={generatorPath}
        preventScrollReset
        noValidate
        onInput={onInput}
        data-failure="Rewrite Failed"
        data-failure-text="Failed to rewrite property data"
        className="grid gap-3"
      >
        <input type="hidden" form={form} name="key" value={`${formKey}-${rewrite?.id ?? ''}`} />
        <input type="hidden" form={form} name="website" value={website?.id ?? ''} />
        <input type="hidden" form={form} name="before" value={rewrite?.id ?? ''} />
        <TextAreaField
          {...field('instructions')}
          form={form}
          label="Instructions"
          rows={2}
          maxLength={maxInstructions}
          hint="Such as: shorter, for families, more about the garden. Facts stay as they were found; a wish that cannot be followed costs nothing."
        />
        <Button
          type="submit"
          form={form}
          formNoValidate
          name="intent"
          value="rewrite"
          variant="secondary"
          className="justify-self-start"
          aria-disabled={fetcher.state !== 'idle' || rewrite?.state === 'at-work' || undefined}
        >
          {rewrite?.state === 'at-work' ? 'Rewriting...' : 'Rewrite'}
        </Button>
      </fetcher.Form>
      <BudgetLine budget={budgets.texts} />
      {rewrite && (
        <WorkPanel
          status={rewrite}
          label="Rewriting the texts"
          failure="Rewrite Failed"
          form={propertyFormId}
        />
      )}
      {rewritten && (
        <p className="text-sm text-ink-soft">
          {rewritten.model
            ? `The texts above were rewritten by ${rewritten.model}.`
            : 'The texts above were put together from the facts, without a language model.'}
        </p>
      )}
    </div>
  );
}
