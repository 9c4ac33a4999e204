import { Form } from '@remix-run/react';
import { useState, type ReactNode } from 'react';

import { addedTo, errorsInOrder } from '~/components/forms/first-to-show';
import { LeaveGuard } from '~/components/forms/leave-guard';
import { SaveBar } from '~/components/forms/save-bar';
import { Button } from '~/components/ui/button';
import {
  fieldLabel,
  keyField,
  marksField,
  versionField,
  type EditorValues,
} from '~/features/directory/listing/editor-fields';
import { Conflict, Failure } from '~/components/editing/editor-notices';
import { ErrorSummary } from '~/components/editing/error-summary';
import type { EditorChoices } from '~/features/directory/listing/list-editor-choices.server';
import type { EditorMode } from '~/features/directory/listing/property-form';

import { AmenitySection } from './amenity-section';
import { BasicSection } from './basic-section';
import type { EditorAnswer } from './editor-answer';
import { marksOf } from './field-marks';
import { ContactSection, DescriptionSection, PriceSection, StaffSection } from './text-sections';
import { UnitSection } from './unit-section';
import { editorId, useEditor } from './use-editor';

type EditorFormProps = {
  mode: EditorMode;
  values: EditorValues;
  choices: EditorChoices;
  answer: EditorAnswer | undefined;
  /** Makes one property of a form that is sent twice. */
  formKey?: string;
  /** The version that is being changed. */
  version?: string | number;
  withRatings?: boolean;
  button: string;
  /** Content above the form and outside it. */
  before?: ReactNode;
  /** Additional fields at the end of the form. */
  children?: ReactNode;
  /** Content beside the form, such as photos and publication; outside the form, whose id is `editorId`. */
  side: ReactNode;
};

/** The form of a property in sections, to add, edit or draft. */
export function EditorForm({
  mode,
  values,
  choices,
  answer,
  button,
  before,
  side,
  children,
  ...rest
}: EditorFormProps) {
  const suburbs = choices.suburbs.map(({ slug }) => slug);
  const editor = useEditor({ mode, values, suburbs, answer });
  const { form, fields, isSending, isDirty } = editor;
  const errors = errorsInOrder(form.allErrors, order);
  // For a page without scripts: the first field with an error, or the unit that was added.
  const [focusOn] = useState(() => errors[0]?.[0] ?? addedTo('units', 'name', answer?.reply));
  const section = { fields, focusOn, mode };
  const present = { version: answer?.conflict?.version ?? rest.version ?? '', marks: marksOf(values) };
  const began = answer?.began ?? present;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-6">
        {before}
        <Form
          method="post"
          replace={mode === 'edit'}
          preventScrollReset
          id={editorId}
          noValidate
          onSubmit={editor.onSubmit}
          className="grid min-w-0 gap-6"
        >
          {/* Enter presses the first submit button of a form. */}
          <button type="submit" className="sr-only" tabIndex={-1} aria-hidden>
            {button}
          </button>
          <input type="hidden" name={keyField} value={rest.formKey ?? ''} />
          <input type="hidden" name={versionField} value={began.version} />
          {mode === 'edit' && <input type="hidden" name={marksField} value={began.marks} />}
          {answer?.notice && <Failure {...answer.notice} />}
          {answer?.conflict && <Conflict key={answer.conflict.version} {...answer.conflict} />}
          {errors.length > 0 && (
            <ErrorSummary
              title={mode === 'add' ? 'Missing Information' : 'Not saved yet'}
              errors={errors}
              labelOf={fieldLabel}
            />
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
          {children}
        </Form>
      </div>
      <div className="grid min-w-0 gap-6">{side}</div>
      <SaveBar isDirty={isDirty} isSending={isSending}>
        <Button type="submit" form={editorId} aria-disabled={isSending || undefined}>
          {isSending ? 'Saving...' : button}
        </Button>
      </SaveBar>
      <LeaveGuard isDirty={isDirty} isOurs={editor.isOurs} outlives={mode === 'add' ? 'query' : 'mark'} />
    </div>
  );
}

/** Fields that can have errors, in the page's order. */
const order = [
  'name',
  'property_type',
  'star_rating',
  'address',
  'suburb',
  'tags',
  'latitude',
  'longitude',
  'google_maps_url',
  'map_embed_url',
  'slug',
  'short_description',
  'description',
  'min_price',
  'max_price',
  'currency',
  'check_in_time',
  'check_out_time',
  'cancellation_policy',
  'phone',
  'email',
  'website_url',
  'booking_url',
  'affiliate_cta_label',
  'amenities',
  'units',
  'guest_rating',
  'review_count',
];
