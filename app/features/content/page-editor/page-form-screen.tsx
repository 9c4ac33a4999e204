import { EditorLayout } from '~/components/editing/editor-layout';
import { workKey } from '~/components/kept/work-key';
import { useKeptWork } from '~/components/editing/use-kept-work';
import { WorkOffer } from '~/components/kept/work-offer';
import { pageFormId } from '~/features/content/page-form/page-answer';
import { pageShape } from '~/features/content/page-form/page-values';
import { WritingPanel } from '~/features/content/page-writing/writing-panel';
import { PicturePickerProvider } from '~/features/content/rich-text/picture-picker';
import { useHydrated } from '~/lib/use-hydrated';

import { PageFormBody, type PageFormProps } from './page-form-body';

/** The page editor, with unsaved work that this browser has kept and with generated texts. */
export function PageFormScreen(props: PageFormProps) {
  const { writing, answer, viewerId, page } = props;
  const key = workKey('page-work', viewerId, page);
  const work = useKeptWork({ ...props, key, formId: pageFormId, shape: pageShape });
  // Without scripts the page reloads itself while it waits, and the form with it.
  const isHeld = !useHydrated() && writing.work?.status.state === 'at-work';
  return (
    <PicturePickerProvider>
      {work.offer && <WorkOffer noun="page" {...work.offer} />}
      {/* Enter presses the first submit button of a form, and the panel has some. */}
      <button type="submit" form={pageFormId} className="sr-only" tabIndex={-1} aria-hidden>
        Save
      </button>
      <WritingPanel writing={writing} answer={answer} onFill={work.fill} />
      <fieldset disabled={isHeld} className="contents">
        <EditorLayout>
          <PageFormBody {...props} key={work.fillKey} {...work.form} />
        </EditorLayout>
      </fieldset>
    </PicturePickerProvider>
  );
}
