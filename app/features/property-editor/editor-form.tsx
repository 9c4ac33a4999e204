import { Form } from '@remix-run/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '~/components/ui/button';

import { AmenitySection } from './amenity-section';
import { BasicSection } from './basic-section';
import { DifferenceChoices } from './differences';
import { keyField, marksField, versionField, type EditorValues } from './editor-fields';
import type { EditorAnswer } from './editor-answer';
import { ErrorSummary } from './error-summary';
import { marksOf } from './field-marks';
import type { Conflicting } from './find-conflicts';
import { LeaveGuard } from './leave-guard';
import type { EditorChoices } from './list-editor-choices.server';
import type { EditorMode } from './property-form';
import { SaveBar } from './save-bar';
import { ContactSection, DescriptionSection, PriceSection, StaffSection } from './text-sections';
import { UnitSection } from './unit-section';
import { editorId, useEditor } from './use-editor';

type EditorFormProps = {
  mode: EditorMode;
  values: EditorValues;
  choices: EditorChoices;
  answer: EditorAnswer | undefined;
  /** Ties a form that is sent twice to one property. */
  formKey?: string;
  /** The version that is being changed. */
  version?: string | number;
  withRatings?: boolean;
  button: string;
  /** Beside the form, such as photos and publication; outside the form, whose id is `editorId`. */
  side: ReactNode;
};

/** Everything about a property in sections, to be added, edited or drafted. */
export function EditorForm({ mode, values, choices, answer, button, side, ...rest }: EditorFormProps) {
  const suburbs = choices.suburbs.map(({ slug }) => slug);
  const editor = useEditor({ mode, values, suburbs, answer });
  const { form, fields, isSending, isDirty } = editor;
  const errors = errorsInOrder(form.allErrors);
  // Brings a page without scripts to the first field with an error, or to the unit that was added.
  const [focusOn] = useState(() => errors[0]?.[0] ?? addedUnit(answer));
  const section = { fields, focusOn, mode };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Form
        method="post"
        replace={mode === 'edit'}
        preventScrollReset
        id={editorId}
        noValidate
        onSubmit={editor.onSubmit}
        className="grid min-w-0 gap-6"
      >
        {/* The first submit of a form is what Enter presses. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden>
          {button}
        </button>
        <input type="hidden" name={keyField} value={rest.formKey ?? ''} />
        <input type="hidden" name={versionField} value={answer?.conflict?.version ?? rest.version ?? ''} />
        {mode === 'edit' && <input type="hidden" name={marksField} value={marksOf(values)} />}
        {answer?.notice && <Failure {...answer.notice} />}
        {answer?.conflict && <Conflict key={answer.conflict.version} {...answer.conflict} />}
        {errors.length > 0 && (
          <ErrorSummary title={mode === 'add' ? 'Missing Information' : 'Not saved yet'} errors={errors} />
        )}
        <BasicSection {...section} suburbs={choices.suburbs} />
        <DescriptionSection {...section} />
        <PriceSection {...section} />
        <ContactSection {...section} />
        <AmenitySection
          groups={choices.amenities}
          initial={fields.amenities.initialValue}
          current={fields.amenities.value}
        />
        <UnitSection form={form} units={fields.units} focusOn={focusOn} />
        {rest.withRatings && <StaffSection {...section} />}
      </Form>
      <div className="grid min-w-0 gap-6">{side}</div>
      <SaveBar isDirty={isDirty} isSending={isSending}>
        <Button type="submit" form={editorId} aria-disabled={isSending || undefined}>
          {isSending ? 'Saving...' : button}
        </Button>
      </SaveBar>
      <LeaveGuard isDirty={isDirty} isOurs={editor.isOurs} />
    </div>
  );
}

/** In the order in which the fields stand on the page. */
function errorsInOrder(errors: Record<string, string[] | undefined>) {
  const order = [
    ...['name', 'property_type', 'star_rating', 'address', 'suburb', 'tags', 'latitude', 'longitude'],
    ...[
      'google_maps_url',
      'map_embed_url',
      'slug',
      'short_description',
      'description',
      'min_price',
      'max_price',
    ],
    ...[
      'currency',
      'check_in_time',
      'check_out_time',
      'cancellation_policy',
      'phone',
      'email',
      'website_url',
    ],
    ...['booking_url', 'affiliate_cta_label', 'amenities', 'units', 'guest_rating', 'review_count'],
  ];
  const rank = (name: string) => order.indexOf(name.replace(/\[.*$/, ''));
  return Object.entries(errors)
    .flatMap(([name, messages]) => (name && messages?.length ? [[name, messages] as const] : []))
    .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b, 'en', { numeric: true }));
}

function addedUnit(answer: EditorAnswer | undefined): string | undefined {
  const intent = answer?.reply.intent;
  if (intent?.type !== 'insert') return undefined;
  const units = answer?.reply.initialValue?.units;
  return Array.isArray(units) ? `units[${units.length - 1}].name` : undefined;
}

/** Takes the focus when it comes, so that it is read where the person is. */
function useFocusOnce() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return box;
}

function Failure({ title, text }: { title: string; text: string }) {
  return (
    <div
      ref={useFocusOnce()}
      role="alert"
      tabIndex={-1}
      className="rounded-control border-l-4 border-terracotta bg-terracotta-tint px-4 py-3"
    >
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </div>
  );
}

/** Both versions, to choose from; part of the form. */
function Conflict({ differences }: { differences: readonly Conflicting[] }) {
  return (
    <div
      ref={useFocusOnce()}
      role="group"
      tabIndex={-1}
      aria-labelledby="conflict-title"
      className="grid gap-4 rounded-card border-2 border-terracotta bg-surface p-5 sm:p-6"
    >
      <h3 id="conflict-title" className="text-lg">
        Somebody else has saved this meanwhile
      </h3>
      <p>
        Nothing of yours has been saved and nothing of theirs is lost. Choose for each field that differs,
        then save again: what you leave as Yours replaces theirs. Where only one of you changed a field, that
        change is chosen already.
      </p>
      {differences.length === 0 ? (
        <p>Both of you have typed the same.</p>
      ) : (
        <DifferenceChoices differences={differences} mine="Yours" theirs="Theirs" />
      )}
    </div>
  );
}
