import { EditorFrame } from '~/components/editing/editor-frame';
import { useEditor } from '~/components/editing/use-editor';
import { useLiveValues } from '~/components/editing/use-live-values';
import { pageFormId, type PageAnswer } from '~/features/content/page-form/page-answer';
import type { StoredPage } from '~/features/content/page-form/page-form';
import { pageShape } from '~/features/content/page-form/page-values';
import { readPageForm } from '~/features/content/page-form/read-page-form';
import type { Writing } from '~/features/content/page-writing/writing-panel';
import { pageFieldLabel, type PageValues } from '~/features/import/writing/pages/page-fields';

import { FaqFields } from './faq-fields';
import { ContentSection, NameSection, SearchSection } from './page-sections';
import { Previews } from './previews';
import { PublicationCard } from './publication-card';

export type PageFormProps = {
  values: PageValues;
  /** Slug and type of a stored page; null for a new one. */
  stored: StoredPage | null;
  answer: PageAnswer | undefined;
  /** Id and version of the page; 'new' and null for a new one. */
  page: number | 'new';
  version: number | null;
  viewerId: string;
  isOwnSave: boolean;
  origin: string;
  /** The values are the typed ones, not the stored ones. */
  isTyped: boolean;
  writing: Writing;
};

type PageFormBodyProps = PageFormProps & { workKey: string; isPaused: boolean };

const form = { formId: pageFormId, shape: pageShape };

/** All fields of a page, with its publication state and previews beside them. */
export function PageFormBody(props: PageFormBodyProps) {
  const { values: initial, stored, answer, page, version, isTyped, workKey, isPaused } = props;
  const editor = useEditor({
    ...form,
    values: initial,
    version,
    answer,
    isTyped,
    workKey,
    isPaused,
    check: (sent) => readPageForm(sent, { stored }),
  });
  const { fields, focusOn } = editor;
  const values = useLiveValues({ ...form, initial: { ...initial, ...typedOf(answer) } });
  const section = { fields, focusOn, values };
  const isNew = page === 'new';
  return (
    <EditorFrame
      {...editor.frame}
      isNew={isNew}
      button={isNew ? 'Create Page' : 'Update Page'}
      failure={{ title: isNew ? 'Failed to create page' : 'Failed to update page' }}
      labelOf={pageFieldLabel}
      outlives="query"
      side={
        <>
          <PublicationCard formId={pageFormId} field={fields.is_published} stored={stored} page={page} />
          <Previews values={values} origin={props.origin} />
        </>
      }
    >
      <NameSection {...section} isNew={isNew} />
      <ContentSection {...section} />
      <FaqFields form={editor.form} faq={fields.faq} focusOn={focusOn} />
      <SearchSection {...section} />
    </EditorFrame>
  );
}

/** The typed text of a form that came back. */
const typedOf = (answer: PageAnswer | undefined) => (answer?.reply.initialValue ?? {}) as object;
