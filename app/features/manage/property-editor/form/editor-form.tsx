import type { ReactNode } from 'react';

import { EditorLayout } from '~/components/editing/editor-layout';
import type { Target } from '~/components/editing/saving/running-save';
import { useKeptWork } from '~/components/editing/saving/use-kept-work';
import { EnterButton } from '~/components/forms/enter-button';
import { useViewerId } from '~/components/kept/use-viewer-id';
import { workKey } from '~/components/kept/work-key';
import { WorkOffer } from '~/components/kept/work-offer';
import {
  newPropertyShape,
  propertyShape,
  type EditorValues,
  type photosField,
} from '~/features/directory/listing/editor-fields';
import { findAdded } from '~/features/manage/property-editor/added-path';
import { marksOf } from '~/features/manage/property-editor/field-marks';
import { propertyFormId } from '~/features/manage/property-editor/property-answer';

import { EditorBody, type EditorBodyProps } from './editor-body';

type Taken = 'isTyped' | 'madeAt' | 'marks' | 'workKey' | 'isPaused' | 'version' | 'hasEarly';
type EditorFormProps = Omit<EditorBodyProps, Taken> & {
  /** Content above the form and outside it. */
  before?: ReactNode;
  /** Between these two, outside the form as well. */
  early?: ReactNode;
  /** The kind of thing that is edited, a property or a draft of one, and its id; 'new' for one that is not stored. */
  work: { kind: 'property' | 'draft'; id: number | string };
  /** The version that is being changed. */
  version?: number;
  /** Called with earlier work that is put into the form, and with the form's values before. */
  onRestore?: (values: KeptProperty, before: FormData) => void;
  onDiscard?: () => void;
};

/** 'yes' in `photosField`: photos had been chosen, which no browser keeps. */
export type KeptProperty = EditorValues & { [photosField]?: string };

/** The form of a property to add, edit or draft, with unsaved work that this browser has kept. */
export function EditorForm(options: EditorFormProps) {
  const { work: ownWork, before, early, onRestore, onDiscard, ...props } = options;
  const { values, answer, version = null } = props;
  const viewerId = useViewerId() ?? '';
  const key = workKey(`${ownWork.kind}-work`, viewerId, ownWork.id);
  const stored: KeptProperty = values;
  const work = useKeptWork({
    key,
    values: stored,
    version,
    answer,
    isOwnSave: false,
    isTyped: false,
    formId: propertyFormId,
    shape: props.mode === 'add' ? newPropertyShape : propertyShape,
  });
  const isOnThis = work.form.version === version;
  const restore = () => {
    const form = document.getElementById(propertyFormId);
    if (work.offer && form instanceof HTMLFormElement)
      onRestore?.(work.offer.work.values, new FormData(form));
    work.offer?.onRestore();
  };
  const madeAt = (target: Target) => {
    const added = findAdded(target);
    return added && { key: workKey('property-work', viewerId, added.id), editor: added.editor };
  };
  const discard = () => {
    onDiscard?.();
    work.offer?.onDiscard();
  };
  return (
    <>
      {work.offer && (
        <WorkOffer noun={ownWork.kind} {...work.offer} onRestore={restore} onDiscard={discard} />
      )}
      {before && <EnterButton form={propertyFormId}>{props.button}</EnterButton>}
      <EditorLayout before={before} early={early}>
        <EditorBody
          {...props}
          hasEarly={Boolean(early)}
          key={work.fillKey}
          {...work.form}
          madeAt={props.mode === 'add' ? madeAt : undefined}
          marks={isOnThis ? marksOf(values) : ''}
        />
      </EditorLayout>
    </>
  );
}
