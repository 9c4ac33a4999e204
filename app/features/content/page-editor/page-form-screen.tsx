import { EditorLayout } from '~/components/editing/editor-layout';
import { EnterButton } from '~/components/forms/enter-button';
import { workKey } from '~/components/kept/work-key';
import { useKeptWork } from '~/components/editing/saving/use-kept-work';
import { WorkOffer } from '~/components/kept/work-offer';
import { pageFormId } from '~/features/content/page-form/page-answer';
import { pageShape } from '~/features/content/page-form/page-values';
import { WritingPanel } from '~/features/content/page-writing/writing-panel';
import { PicturePickerProvider } from '~/features/content/rich-text/picture-picker';

import { PageFormBody, type PageFormProps } from './page-form-body';

/** The page editor, with unsaved work that this browser has kept and with generated texts. */
export function PageFormScreen(props: PageFormProps) {
  const { writing, answer, viewerId, page } = props;
  const key = workKey('page-work', viewerId, page);
  const work = useKeptWork({ ...props, key, formId: pageFormId, shape: pageShape });
  return (
    <PicturePickerProvider>
      {work.offer && <WorkOffer noun="page" {...work.offer} />}
      <EnterButton form={pageFormId}>Save</EnterButton>
      <WritingPanel writing={writing} answer={answer} onFill={work.fill} />
      <EditorLayout>
        <PageFormBody {...props} key={work.fillKey} {...work.form} />
      </EditorLayout>
    </PicturePickerProvider>
  );
}
