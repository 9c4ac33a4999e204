import type { ReactNode } from 'react';

import { EditorFrame } from '~/components/editing/editor-frame';
import type { Made, Target } from '~/components/editing/saving/running-save';
import { useEditor } from '~/components/editing/use-editor';
import {
  fieldLabel,
  keyField,
  newPropertyShape,
  propertyShape,
  type EditorValues,
} from '~/features/directory/listing/editor-fields';
import type { EditorChoices } from '~/features/directory/listing/list-editor-choices.server';
import type { EditorMode } from '~/features/directory/listing/property-form';
import { marksField } from '~/features/manage/property-editor/field-marks';
import { propertyFormId, type PropertyAnswer } from '~/features/manage/property-editor/property-answer';
import { readPropertyForm } from '~/features/manage/property-editor/read-property-form';

import { AmenitySection } from './amenity-section';
import { BasicSection } from './basic-section';
import { ContactSection, DescriptionSection, PriceSection, StaffSection } from './text-sections';
import { UnitSection } from './unit-section';

export type EditorBodyProps = {
  mode: EditorMode;
  values: EditorValues;
  choices: EditorChoices;
  answer: PropertyAnswer | undefined;
  /** The values differ from the stored ones. */
  isTyped: boolean;
  /** Hashes of the values that the work is based on; blank when they are not known. */
  marks: string;
  /** Storage key of unsaved work. */
  workKey: string;
  isPaused: boolean;
  /** The property that the form has added, when its answer leads there. */
  madeAt?: (target: Target) => Made | null;
  /** Makes one property of a form that is sent twice. */
  formKey?: string;
  /** The version that is being changed; null for something new. */
  version: number | null;
  withRatings?: boolean;
  button: string;
  /** The layout has content that comes early. */
  hasEarly?: boolean;
  /** Additional fields at the end of the form. */
  children?: ReactNode;
  /** Content beside the form, such as photos and publication; outside the form, whose id is `propertyFormId`. */
  side: ReactNode;
};

const updateFailure = { title: 'Error', text: 'Failed to update property' };

/** The form of a property in sections. */
export function EditorBody(props: EditorBodyProps) {
  const { mode, values, choices, answer, version, isTyped, workKey, isPaused } = props;
  const suburbs = choices.suburbs.map(({ slug }) => slug);
  const { form, fields, focusOn, frame } = useEditor({
    formId: propertyFormId,
    shape: mode === 'add' ? newPropertyShape : propertyShape,
    check: (sent) => readPropertyForm(sent, { mode, suburbs }),
    values,
    version,
    answer,
    order,
    isTyped,
    workKey,
    isPaused,
    madeAt: props.madeAt,
  });
  const section = { fields, focusOn, mode };
  const isNew = mode === 'add';
  return (
    <EditorFrame
      {...frame}
      isNew={isNew}
      isSentOut={isNew}
      button={props.button}
      errorTitle={isNew ? 'Missing Information' : undefined}
      failure={isNew ? { title: 'Failed to Add Property' } : updateFailure}
      labelOf={fieldLabel}
      outlives={isNew ? 'query' : 'mark'}
      hasEarly={props.hasEarly}
      side={props.side}
    >
      <input type="hidden" name={keyField} value={props.formKey ?? ''} />
      {!isNew && <input type="hidden" name={marksField} value={answer?.marks ?? props.marks} />}
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
      {props.withRatings && <StaffSection {...section} />}
      {props.children}
    </EditorFrame>
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
  'google_maps_place_id',
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
