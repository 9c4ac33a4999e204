import { Link } from '@remix-run/react';

import { CheckboxField } from '~/components/forms/checkbox-field';
import { controlClass } from '~/components/forms/control-class';
import { TextAreaField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { currencies } from '~/db/vocabulary';
import { BudgetLine } from '~/features/work/jobs/budget-line';
import { WorkPanel } from '~/features/work/jobs/work-panel';
import { fieldLabels } from '~/features/directory/listing/editor-fields';
import { propertyFormId } from '~/features/manage/property-editor/property-answer';
import { propertyTypeOptions } from '~/features/directory/property/property-types';
import { classes } from '~/lib/classes';
import { fieldsOf, type FormReply } from '~/lib/form/form-reply';

import { amenityField, useField, valueField } from './generated-fields';
import { useApply } from './use-apply';
import { useGenerator } from './use-generator';
import { useToldErrors } from './use-told-errors';
import { maxInstructions } from './generator-form';
import { generatedPath, generatorPath } from './generator-paths';
import type { Generator } from './load-generator.server';

type Found = NonNullable<Generator['found']>;

type ReviewProps = {
  generator: Generator;
  found: Found;
  formKey: string;
  wrong: FormReply | null;
  /** After the chosen values were written into the form. */
  onApply: () => void;
  /** After they were taken out of it again. */
  onUndo: () => void;
};

/**
 * The results, field by field with their sources: accept, edit or leave. The fields belong to the property's
 * form, so that without scripts its other values are kept when the results are applied.
 */
export function Review({ generator, found, formKey, wrong, onApply, onUndo }: ReviewProps) {
  const { website, rewritten } = generator;
  const texts: Partial<Record<string, string | null>> = rewritten?.texts ?? {};
  const apply = useApply(onApply, onUndo);
  return (
    <div className="grid gap-5 border-t border-line pt-5">
      <Sources found={found} />
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
          const value = texts[proposal.field] ?? proposal.value;
          // Only a rewritten text replaces what was typed over it.
          return <Proposal key={proposal.field + value} proposal={proposal} value={value} />;
        })}
      </ul>
      {found.amenities.length > 0 && <Amenities amenities={found.amenities} />}
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
        <Link
          to={generatedPath({ website: null })}
          replace
          preventScrollReset
          className="inline-flex min-h-12 items-center px-3 underline"
        >
          Clear
        </Link>
      </div>
      {website && <Rewrite generator={generator} formKey={formKey} wrong={wrong} />}
    </div>
  );
}

function Sources({ found: { pages, model, proposals } }: { found: Found }) {
  return (
    <div>
      <h4 className="font-semibold">
        Found {proposals.length === 1 ? '1 value' : `${proposals.length} values`} on{' '}
        {pages.length === 1 ? '1 page' : `${pages.length} pages`}
      </h4>
      <p className="text-sm text-ink-soft">
        {model
          ? `What the website does not say outright was read from its words by ${model}.`
          : 'Put together from the website itself, without a language model.'}{' '}
        A field that nothing speaks for is left out.
      </p>
      <details className="text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline">Pages read</summary>
        <ul className="list-disc pl-5">
          {pages.map(({ url, title }) => (
            <li key={url} className="wrap-anywhere">
              {title || url} <span className="text-ink-soft">{url}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

const sourceNames: Record<Found['proposals'][number]['source'], string> = {
  typed: 'As you typed it',
  'json-ld': 'Structured data',
  microdata: 'Structured data',
  'open-graph': 'Page description',
  text: 'Text of the page',
  model: 'Read by the model',
};

const rows: Partial<Record<string, number>> = { short_description: 3, description: 8 };

const choices: Partial<Record<string, readonly { value: string; label: string }[]>> = {
  property_type: propertyTypeOptions,
  currency: currencies.map((value) => ({ value, label: value })),
};

function Proposal({ proposal, value }: { proposal: Found['proposals'][number]; value: string }) {
  const { field, source, evidence } = proposal;
  const label = fieldLabels[field];
  const control = {
    form: propertyFormId,
    name: valueField(field),
    defaultValue: value,
    className: controlClass,
    'aria-label': `${label}, as it will be applied`,
  };
  const offered = choices[field];
  return (
    <li className="grid min-w-0 gap-2 rounded-control border border-line p-3 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-4">
      <CheckboxField
        form={propertyFormId}
        name={useField}
        value={field}
        defaultChecked
        box="shrink-0 accent-jacaranda"
        className="cursor-pointer self-start font-semibold"
      >
        {label}
      </CheckboxField>
      <div className="min-w-0">
        {offered ? (
          <select {...control}>
            {offered.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ) : rows[field] ? (
          <textarea {...control} rows={rows[field]} />
        ) : (
          <input {...control} />
        )}
        {evidence.length === 0 ? (
          <p className="mt-1 text-sm text-ink-soft">{sourceNames[source]}</p>
        ) : (
          <details className="mt-1 text-sm text-ink-soft">
            <summary className="inline-flex min-h-11 cursor-pointer items-center">
              {sourceNames[source]}
              <span className="ml-2 underline">Where it stands</span>
            </summary>
            <ul className="grid gap-2">
              {evidence.map(({ url, quote }) => (
                <li key={url + quote} className="wrap-anywhere">
                  <q>{quote}</q>
                  <span className="block">{url}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

function Amenities({ amenities }: { amenities: Found['amenities'] }) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Amenities</legend>
      <ul className="mt-2 flex flex-wrap gap-2">
        {amenities.map(({ id, name, evidence }) => (
          <li key={id} className="min-w-0">
            <label
              title={evidence.quote}
              className={classes(
                'flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border border-control px-4 py-1.5',
                'has-checked:border-jacaranda has-checked:bg-jacaranda-tint has-checked:text-jacaranda',
              )}
            >
              <input
                type="checkbox"
                form={propertyFormId}
                name={amenityField}
                value={id}
                defaultChecked
                className="size-4 shrink-0 accent-jacaranda"
              />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Rewrite({ generator, formKey, wrong }: Omit<ReviewProps, 'found' | 'onApply' | 'onUndo'>) {
  const { fetcher, wrong: later, onInput } = useGenerator(wrong);
  useToldErrors(fetcher.data?.generator, 'instructions');
  const { website, rewrite, rewritten, budgets } = generator;
  const field = fieldsOf<'instructions'>(later);
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
        <input type="hidden" name="key" value={`${formKey}-${rewrite?.id ?? ''}`} />
        <input type="hidden" name="website" value={website?.id ?? ''} />
        <input type="hidden" name="before" value={rewrite?.id ?? ''} />
        <TextAreaField
          {...field('instructions')}
          label="Instructions"
          rows={2}
          maxLength={maxInstructions}
          hint="Such as: shorter, for families, more about the garden. Facts stay as they were found."
        />
        <Button
          type="submit"
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
      {rewrite && <WorkPanel status={rewrite} label="Rewriting the texts" failure="Rewrite Failed" />}
      {rewritten && (
        <p className="text-sm text-ink-soft">
          {rewritten.model
            ? `The texts above were rewritten by ${rewritten.model}.`
            : 'The texts above were put together from the facts, without a language model; wishes need one.'}
        </p>
      )}
    </div>
  );
}
