import { useKeptWork } from '~/components/editing/use-kept-work';
import { useViewerId } from '~/components/kept/use-viewer-id';
import { workKey } from '~/components/kept/work-key';
import { WorkOffer } from '~/components/kept/work-offer';

import { EditorBody, type EditorBodyProps } from './editor-body';
import { marksOf } from './field-marks';

type EditorFormProps = Omit<EditorBodyProps, 'isTyped' | 'marks' | 'workKey' | 'isPaused' | 'version'> & {
  /** What is edited: a property or a draft of one, and its id; 'new' for what is not stored. */
  work: { kind: 'property' | 'draft'; id: number | string };
  /** The version that is being changed. */
  version?: number;
};

const whenOutdated = {
  property: undefined,
  draft: 'saving tells that, and what was typed stays',
};

/** The form of a property to add, edit or draft, with unsaved work that this browser has kept. */
export function EditorForm({ work: { kind, id }, ...props }: EditorFormProps) {
  const { values, answer, version = null } = props;
  const key = workKey(`${kind}-work`, useViewerId() ?? '', id);
  const work = useKeptWork({ key, values, version, answer, isOwnSave: false, isTyped: false });
  const isOnThis = work.form.version === version;
  return (
    <>
      {work.offer && <WorkOffer noun={kind} whenOutdated={whenOutdated[kind]} {...work.offer} />}
      <EditorBody {...props} key={work.fillKey} {...work.form} marks={isOnThis ? marksOf(values) : ''} />
    </>
  );
}
