import { EditorLayout } from '~/components/editing/editor-layout';
import { workKey } from '~/components/kept/work-key';
import { useKeptWork } from '~/components/editing/use-kept-work';
import { WorkOffer } from '~/components/kept/work-offer';
import { WritingPanel } from '~/features/content/page-writing/writing-panel';
import { PicturePickerProvider } from '~/features/content/rich-text/picture-picker';
import { useHydrated } from '~/lib/use-hydrated';

import { PageFormBody, type PageFormProps } from './page-form-body';

/** The page editor, with unsaved work that this browser has kept and with generated texts. */
export function PageFormScreen(props: PageFormProps) {
  const { writing, answer, viewerId, page } = props;
  const work = useKeptWork({ ...props, key: workKey('page-work', viewerId, page) });
  // Without scripts the page reloads itself while it waits, and the form with it.
  const isHeld = !useHydrated() && writing.work?.status.state === 'at-work';
  return (
    <PicturePickerProvider>
      {work.offer && <WorkOffer noun="page" {...work.offer} />}
      <WritingPanel writing={writing} answer={answer} onFill={work.fill} />
      <fieldset disabled={isHeld} className="contents">
        <EditorLayout>
          <PageFormBody {...props} key={work.fillKey} {...work.form} />
        </EditorLayout>
      </fieldset>
    </PicturePickerProvider>
  );
}
