import { Form } from '@remix-run/react';
import { useState } from 'react';

import { addedTo, errorsInOrder } from '~/components/forms/first-to-show';
import { LeaveGuard } from '~/components/forms/leave-guard';
import { SaveBar } from '~/components/forms/save-bar';
import { Button } from '~/components/ui/button';
import { Conflict, Failure } from '~/components/editing/editor-notices';
import { ErrorSummary } from '~/components/editing/error-summary';
import {
  pageFieldLabel,
  pageFields,
  pageVersionField,
  type PageValues,
} from '~/features/import/writing/page-fields';

import { FaqFields } from './faq-fields';
import type { PageAnswer } from '~/features/content/page-form/page-answer';
import type { Kept } from '~/features/content/page-form/page-form';
import { pageFormId } from '~/features/content/page-form/page-values';
import { ContentSection, NameSection, SearchSection } from './page-sections';
import { Previews } from './previews';
import { PublicationCard } from './publication-card';
import { useAutosave } from './use-kept-work';
import { useLiveValues } from './use-live-values';
import { usePageForm } from './use-page-form';
import type { Writing } from '~/features/content/page-writing/writing-panel';

export type PageFormProps = {
  values: PageValues;
  /** Slug and type of a stored page; null for a new one. */
  kept: Kept | null;
  answer: PageAnswer | undefined;
  /** Id and version of the page; 'new' and null for a new one. */
  page: number | 'new';
  version: number | null;
  viewerId: string;
  isOwnSave: boolean;
  origin: string;
  /** The values are what was typed and not what is stored. */
  isTyped: boolean;
  writing: Writing;
};

type PageFormBodyProps = PageFormProps & { isTyped: boolean; workKey: string; isPaused: boolean };

/** All fields of a page, with its publication state and previews beside them. */
export function PageFormBody(props: PageFormBodyProps) {
  const { values: initial, kept, answer, page, version, workKey } = props;
  const isNew = page === 'new';
  const editor = usePageForm({ ...props, values: initial });
  const { form, fields, isSending, isDirty } = editor;
  const values = useLiveValues(pageFormId, { ...initial, ...typedOf(answer) });
  const keeping = useAutosave({
    key: workKey,
    version: answer?.seen ?? version,
    values,
    isDirty,
    isPaused: props.isPaused,
  });
  const errors = errorsInOrder(form.allErrors, pageFields);
  // For a page without scripts: the first field with an error, or the question that was added.
  const [focusOn] = useState(() => errors[0]?.[0] ?? addedTo('faq', 'question', answer?.reply));
  const section = { fields, focusOn, values };
  const button = isNew ? 'Create Page' : 'Update Page';
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Form
        method="post"
        replace={kept !== null}
        preventScrollReset
        id={pageFormId}
        noValidate
        onSubmit={editor.onSubmit}
        className="grid min-w-0 gap-6"
      >
        {/* Enter presses the first submit button of a form. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden>
          {button}
        </button>
        <input
          type="hidden"
          name={pageVersionField}
          value={answer?.conflict?.version ?? answer?.seen ?? version ?? ''}
        />
        {answer?.notice && <Failure {...answer.notice} />}
        {answer?.conflict && <Conflict key={answer.conflict.version} {...answer.conflict} />}
        {errors.length > 0 && <ErrorSummary title="Not saved yet" errors={errors} labelOf={pageFieldLabel} />}
        <NameSection {...section} isNew={isNew} />
        <ContentSection {...section} />
        <FaqFields form={form} faq={fields.faq} focusOn={focusOn} />
        <SearchSection {...section} />
      </Form>
      <div className="grid min-w-0 gap-6">
        <PublicationCard formId={pageFormId} field={fields.is_published} {...{ kept, page }} />
        <Previews values={values} origin={props.origin} />
      </div>
      <SaveBar isDirty={isDirty} isSending={isSending}>
        <Button type="submit" form={pageFormId} aria-disabled={isSending || undefined}>
          {isSending ? 'Saving...' : button}
        </Button>
        {isDirty && <KeepingState state={keeping} isPaused={props.isPaused} />}
      </SaveBar>
      <LeaveGuard isDirty={isDirty} isOurs={editor.isOurs} outlives="query" />
    </div>
  );
}

function KeepingState({ state, isPaused }: { state: ReturnType<typeof useAutosave>; isPaused: boolean }) {
  const text = isPaused
    ? 'Not kept in this browser until you restore or discard the earlier work'
    : state === 'too-long'
      ? 'Too long to be kept in this browser'
      : state === 'kept'
        ? 'Kept in this browser'
        : '';
  return <p className="text-sm text-ink-soft max-sm:sr-only">{text}</p>;
}

/** What was typed, when the form came back. */
const typedOf = (answer: PageAnswer | undefined) => (answer?.reply.initialValue ?? {}) as object;
