import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';

import { Failure } from '~/components/editing/editor-notices';
import { SelectField, TextAreaField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';
import { useToast } from '~/components/ui/toast/toast';
import { useAnnounceOnce } from '~/components/ui/toast/use-announce-once';
import { pageFormId, type PageAnswer } from '~/features/content/page-form/page-answer';
import { pageValuesIn } from '~/features/content/page-form/page-values';
import type { PageWork } from '~/features/import/writing/pages/find-page-work.server';
import type { PageValues } from '~/features/import/writing/pages/page-fields';
import { writingFields, writingTypes } from '~/features/import/writing/pages/writing-fields';
import { BudgetLine } from '~/features/work/jobs/submitted/budget-line';
import type { WorkBudget } from '~/features/work/jobs/submitted/find-work-budget.server';
import { WorkPanel } from '~/features/work/jobs/submitted/work-panel';

import { PromptShelf, type SavedPrompt } from './prompt-shelf';
import { WritingResult } from './writing-result';

export type Writing = {
  work: PageWork | null;
  prompts: SavedPrompt[];
  budgets: { texts: WorkBudget; pictures: WorkBudget };
  formKey: string;
};

type PanelProps = {
  writing: Writing;
  answer: PageAnswer | undefined;
  /** Fills the form with these values without saving. */
  onFill: (values: PageValues) => void;
};

const pageForm = () => document.getElementById(pageFormId) as HTMLFormElement | null;

/**
 * Generates texts and pictures for the page. Its fields belong to the page's form, so that without scripts
 * the form comes back with all that was typed; with scripts the form does not change until a result is
 * applied.
 */
export function WritingPanel({ writing, answer, onFill }: PanelProps) {
  const { work, prompts, budgets, formKey } = writing;
  const fetcher = useFetcher<PageAnswer>();
  const [closed, setClosed] = useState<string | null>(null);
  const answered = useCurrent(fetcher.data, work?.status.id ?? null);
  const ai = answered?.ai ?? answer?.ai;
  const isSending = fetcher.state === 'submitting';
  useAnswerToast(fetcher.data);
  const send = (event: MouseEvent<HTMLButtonElement>) => {
    const form = pageForm();
    if (!form) return;
    event.preventDefault();
    if (isSending) return;
    const sent = new FormData(form);
    sent.set('intent', event.currentTarget.value);
    fetcher.submit(sent, { method: 'post', preventScrollReset: true });
  };
  const fill = useFill({ work, onFill, setClosed });
  // A picture's alt text is stored before its address goes into the form.
  const settled = fetcher.data?.ai?.settled;
  const isPictureReady = work?.result?.image && settled === work.status.id && closed !== settled;
  useEffect(() => {
    if (isPictureReady && work?.result) fill(work.result.values);
  });
  const isClosed = work !== null && (closed === work.status.id || answer?.ai?.settled === work.status.id);
  return (
    <details
      open={work !== null || ai !== undefined || undefined}
      className={cardClass('medium', '[&[open]>summary]:mb-4')}
    >
      <summary className="min-h-8 cursor-pointer text-lg font-semibold">Write with AI</summary>
      <div className="grid gap-5">
        {ai?.failure && <Failure key={JSON.stringify(ai)} {...ai.failure} />}
        {ai?.done && <p role="status">{ai.done}</p>}
        {work && (
          <WorkPanel status={work.status} label="Writing" failure={failureOf(work)} form={pageFormId} />
        )}
        {work?.result && !isClosed && (
          <WritingResult
            key={work.status.id}
            work={work}
            altText={ai?.altText}
            send={send}
            onApply={() => work.result && fill(work.result.values)}
            onClear={() => setClosed(work.status.id)}
          />
        )}
        <PromptFields
          type={ai?.type ?? work?.type ?? 'structured_page'}
          typeKey={answer?.ai?.type ?? ''}
          prompt={ai?.prompt ?? work?.prompt ?? ''}
        />
        <input type="hidden" name={writingFields.key} form={pageFormId} value={formKey} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button
            type="submit"
            form={pageFormId}
            formNoValidate
            name="intent"
            value="write"
            onClick={send}
            aria-disabled={isSending || work?.status.state === 'at-work' || undefined}
          >
            Generate
          </Button>
          <div className="grid">
            <BudgetLine budget={budgets.texts} />
            <BudgetLine budget={budgets.pictures} />
          </div>
        </div>
        <PromptShelf prompts={prompts} name={ai?.name} send={send} onUse={writePrompt} />
      </div>
    </details>
  );
}

type Filling = Pick<PanelProps, 'onFill'> & {
  work: PageWork | null;
  setClosed: (id: string | null) => void;
};

/** Writes a result into the form and closes it; that can be undone. */
function useFill({ work, onFill, setClosed }: Filling) {
  const toast = useToast();
  // Text that was typed since in other fields stays.
  const undo = (before: PageValues, written: PageValues) => {
    const form = pageForm();
    if (!form) return;
    const names = Object.keys(written) as (keyof PageValues)[];
    const former = Object.fromEntries(names.map((name) => [name, before[name]]));
    onFill({ ...pageValuesIn(new FormData(form)), ...former });
    // Otherwise a picture would be put into the form again.
    if (!work?.result?.image) setClosed(null);
  };
  return (values: PageValues) => {
    const form = pageForm();
    setClosed(work?.status.id ?? null);
    if (!form) return;
    const before = pageValuesIn(new FormData(form));
    onFill({ ...before, ...values });
    toast({ ...filledText, onUndo: () => undo(before, values) });
  };
}

const filledText = {
  title: 'Put into the form',
  text: 'Nothing has been saved yet.',
  variant: 'success' as const,
};

const failureOf = ({ type }: PageWork) =>
  type === 'image' ? 'Failed to generate image' : 'Content Generation Failed';

type PromptFieldsProps = {
  type: string;
  /** Another result resets the choice of a type. */
  typeKey: string;
  prompt: string;
};

function PromptFields({ type, typeKey, prompt }: PromptFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <SelectField
        label="What to write"
        name={writingFields.type}
        form={pageFormId}
        defaultValue={type}
        key={`type-${typeKey}`}
      >
        {Object.entries(writingTypes).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Prompt"
        hint="What it is about, and what it may state. Nothing is saved by itself."
        name={writingFields.prompt}
        form={pageFormId}
        rows={4}
        maxLength={4000}
        defaultValue={prompt}
      />
    </div>
  );
}

/** Writes a saved prompt into the panel's fields. */
function writePrompt({ prompt, contentType }: SavedPrompt) {
  const form = pageForm();
  const set = (name: string, value: string) => {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) field.value = value;
  };
  set(writingFields.prompt, prompt);
  if (Object.hasOwn(writingTypes, contentType)) set(writingFields.type, contentType);
}

/** The answer, until other work has been started. */
function useCurrent(answer: PageAnswer | undefined, workId: string | null): PageAnswer | undefined {
  const heard = useRef({ answer, workId });
  if (heard.current.answer !== answer) heard.current = { answer, workId };
  return heard.current.workId === workId ? answer : undefined;
}

/** Shows once, as a toast, what was done. */
function useAnswerToast(answer: PageAnswer | undefined) {
  const toast = useToast();
  useAnnounceOnce(answer?.ai, ({ done, failure }) => {
    if (done) toast({ title: 'Success', text: done });
    if (failure) toast({ ...failure, variant: 'destructive' });
  });
}
