import { Form, useNavigation } from '@remix-run/react';
import { useState } from 'react';

import { TextAreaField } from '~/components/forms/field';
import { Button, ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { Paragraphs } from '~/features/visit/property-page/property-text';
import { descriptionPath } from '~/features/manage/property-editor/editor-paths';
import { countWords } from '~/features/import/writing/count-words';
import type { WrittenDescription } from '~/features/import/writing/find-description-work.server';
import { useHydrated } from '~/lib/use-hydrated';

import type { DescriptionAnswer } from './answer-description.server';
import type { DescriptionPage } from './load-page.server';

type ReviewProps = {
  page: DescriptionPage;
  result: WrittenDescription;
  answer: DescriptionAnswer | undefined;
};

/** Before and after, side by side; the new text can be edited, saved or dismissed. */
export function DescriptionReview({ page: { id, current, version: read }, result, answer }: ReviewProps) {
  // A save may overwrite another editor's version only after the viewer has been told about it.
  const [seen] = useState(read);
  const [text, setText] = useState(answer?.typed ?? result.description);
  const isHydrated = useHydrated();
  const isSending = useNavigation().state !== 'idle';
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card as="section" aria-labelledby="before" padding="medium" className="grid gap-3">
        <h3 id="before" className="text-lg">
          As it is now
        </h3>
        {current === null ? (
          <p className="text-ink-soft">There is no description yet.</p>
        ) : (
          <>
            <p className="text-sm text-ink-soft tabular-nums">{countWords(current)} words</p>
            <Paragraphs text={current} />
          </>
        )}
      </Card>
      <Form
        method="post"
        replace
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
        <input type="hidden" name="version" value={answer?.version ?? seen} />
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
    </div>
  );
}
