import { Form } from '@remix-run/react';
import type { ComponentProps, ReactNode } from 'react';

import { EnterButton } from '~/components/forms/enter-button';
import { LeaveGuard } from '~/components/forms/leave-guard';
import { SaveBar } from '~/components/forms/save-bar';
import { Button } from '~/components/ui/button';
import { classes } from '~/lib/classes';
import { versionField } from '~/lib/editing/editor-answer';

import { Conflict, Failure } from './editor-notices';
import { ErrorSummary } from './error-summary';
import type { Autosave } from './use-autosave';
import type { EditorState } from './use-editor';

type EditorFrameProps = EditorState & {
  isNew: boolean;
  /** Sending it does more than save it. */
  isSentOut?: boolean;
  button: string;
  /** The message when the form could not be sent. */
  failure: { title: string; text?: string };
  /** Above the errors. */
  errorTitle?: string;
  /** Label of a field. */
  labelOf: (name: string) => string;
  outlives: ComponentProps<typeof LeaveGuard>['outlives'];
  /** The layout has content that comes early. */
  hasEarly?: boolean;
  /** Content beside the form and outside it. */
  side: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** An editor around its fields, in an `EditorLayout`: version, notices, conflict, errors, save bar and leave guard. */
export function EditorFrame(props: EditorFrameProps) {
  const { formId, answer, errors, isSending, isDirty, button, hasEarly } = props;
  return (
    <>
      <div className={classes('grid min-w-0 gap-6', hasEarly && 'lg:row-span-2 lg:row-start-2')}>
        <Form
          method="post"
          replace={!props.isNew}
          preventScrollReset
          id={formId}
          noValidate
          onSubmit={props.onSubmit}
          data-failure={props.failure.title}
          data-failure-text={props.failure.text}
          data-saves={props.isSentOut ? 'kept' : ''}
          className="grid min-w-0 gap-6"
        >
          <EnterButton>{button}</EnterButton>
          <input type="hidden" name={versionField} value={props.version ?? ''} />
          {answer?.notice && <Failure {...answer.notice} />}
          {answer?.conflict && <Conflict key={answer.conflict.version} {...answer.conflict} />}
          {errors.length > 0 && (
            <ErrorSummary
              title={props.errorTitle ?? 'Not saved yet'}
              errors={errors}
              labelOf={props.labelOf}
            />
          )}
          {props.children}
        </Form>
      </div>
      <div className={classes('grid min-w-0 gap-6', hasEarly && 'lg:row-start-3')}>{props.side}</div>
      <SaveBar isDirty={isDirty} isSending={isSending}>
        <Button type="submit" form={formId}>
          {isSending ? 'Saving...' : button}
        </Button>
        {isDirty && props.kept !== 'off' && (
          <p className="text-sm text-ink-soft max-sm:sr-only">{keptTexts[props.kept]}</p>
        )}
      </SaveBar>
      <LeaveGuard
        isDirty={isDirty}
        isOurs={props.isOurs}
        outlives={props.outlives}
        isKept={props.kept === 'kept'}
      />
    </>
  );
}

const keptTexts: Record<Exclude<Autosave, 'off'>, string> = {
  paused: 'Not kept in this browser until you restore or discard the earlier work',
  'too-long': 'Too long to be kept in this browser',
  kept: 'Kept in this browser',
  waiting: '',
};
