import { Form, useSubmit } from '@remix-run/react';
import { useState } from 'react';

import { LeaveGuard } from '~/components/forms/leave-guard';
import { useOwnSubmit } from '~/components/forms/use-own-submit';
import { useUnsaved } from '~/components/forms/use-unsaved';
import { FormOffer } from '~/components/kept/form-offer';
import { useKeptForm } from '~/components/kept/use-kept-form';
import { offerUndo } from '~/components/ui/toast/toast';
import { noticeText } from '~/lib/notices';
import { TextAreaField } from '~/components/forms/field';
import { Button, ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { Paragraphs } from '~/features/visit/property-page/sections/property-text';
import { descriptionPath } from '~/features/manage/property-editor/editor-paths';
import { countWords } from '~/features/import/writing/count-words';
import type { WrittenDescription } from '~/features/import/writing/descriptions/find-description-work.server';
import { useHydrated } from '~/lib/browser/use-hydrated';

import type { DescriptionAnswer } from './answer-description.server';
import type { DescriptionPage } from './load-page.server';

type ReviewProps = {
  page: DescriptionPage;
  /** The work that wrote the text. */
  workId: string;
  result: WrittenDescription;
  answer: DescriptionAnswer | undefined;
};

const reviewFormId = 'new-description';

/** Before and after, side by side; the new text can be edited, saved or dismissed. */
export function DescriptionReview({
  page: { id, current, version: read },
  workId,
  result,
  answer,
}: ReviewProps) {
  // A save may overwrite another editor's version only after the viewer has seen a message about it.
  const [seen] = useState(read);
  const [text, setText] = useState(answer?.typed ?? result.description);
  const isHydrated = useHydrated();
  const version = answer?.version ?? seen;
  const isTyped = answer?.typed !== undefined;
  const { isSending, isDirty, isOurs, offer, onSubmit } = useReview({
    id,
    current,
    version,
    workId,
    isTyped,
  });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {offer && (
        <div className="lg:col-span-2">
          <FormOffer noun="text" {...offer} />
        </div>
      )}
      <Present text={current} />
      <Form
        id={reviewFormId}
        method="post"
        replace
        onSubmit={onSubmit}
        data-saves=""
        preventScrollReset
        className="grid gap-4 rounded-card border border-jacaranda bg-surface p-5"
      >
        <h3 className="text-lg">As it could be</h3>
        {result.isLocal && (
          <p className="rounded-control bg-ocean-tint px-4 py-3">
            Put together from what is saved about this property, without a language model. Read it before you
            save it.
          </p>
        )}
        <input type="hidden" name="version" value={version} />
        <TextAreaField
          label="New description"
          name="description"
          rows={18}
          maxLength={20_000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p className="text-sm text-ink-soft tabular-nums">
          {isHydrated ? countWords(text) : result.words} words
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value="save"
            data-failure="Save Failed"
            data-failure-text="Failed to save the enhanced description"
            aria-disabled={isSending || undefined}
          >
            {isSending ? 'Saving...' : 'Save'}
          </Button>
          <ButtonLink to={descriptionPath(id)} variant="secondary" replace>
            Clear
          </ButtonLink>
        </div>
      </Form>
      <LeaveGuard isDirty={isDirty} isOurs={isOurs} isKept />
    </div>
  );
}

/** The text that would be replaced. */
function Present({ text }: { text: string | null }) {
  return (
    <Card as="section" aria-labelledby="before" padding="medium" className="grid gap-3">
      <h3 id="before" className="text-lg">
        As it is now
      </h3>
      {text === null ? (
        <p className="text-ink-soft">There is no description yet.</p>
      ) : (
        <>
          <p className="text-sm text-ink-soft tabular-nums">{countWords(text)} words</p>
          <Paragraphs text={text} />
        </>
      )}
    </Card>
  );
}

type Review = {
  id: number;
  current: string | null;
  version: number;
  workId: string;
  /** The text came back and is not saved. */
  isTyped: boolean;
};

/** Keeps what is changed in the text, and lets the message about saving it bring back the present one. */
function useReview({ id, current, version, workId, isTyped }: Review) {
  const submit = useSubmit();
  const { isSending, isOurs } = useOwnSubmit();
  const isDirty = useUnsaved(reviewFormId, isTyped);
  const kept = useKeptForm({ formId: reviewFormId, isDirty, isTyped, part: workId });
  const onSubmit = () => {
    isOurs.current = true;
    kept.markSent();
    const fields = { intent: 'undo', description: current ?? '', version: String(version + 1) };
    const undo = () => submit(fields, { method: 'post', action: descriptionPath(id) });
    offerUndo(noticeText('description-updated').title, undo);
  };
  return { isSending, isDirty, isOurs, offer: kept.offer, onSubmit };
}
