import { Button } from '~/components/ui/button';
import { draftLabels } from '~/features/manage/drafts/draft-labels';
import { DifferenceChoices, Differences } from '~/components/editing/differences';
import { Alert } from '~/components/ui/alert';
import { Card } from '~/components/ui/card';
import { propertyFormId } from '~/features/manage/property-editor/property-answer';

import type { DraftAnswer } from './answer-draft.server';
import type { DraftPage } from './load-page.server';

/** State of the draft, and what it would change. */
export function DraftState({ page, answer }: { page: DraftPage; answer: DraftAnswer | undefined }) {
  const { status, rejectionReason, differences, isOutdated } = page;
  const { label, Icon, colour } = draftLabels[status];
  return (
    <Card as="section" aria-labelledby="difference-title" padding="large" className="grid min-w-0 gap-4">
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden size={20} strokeWidth={1.5} className={colour} />
        {label}
      </p>
      {status === 'rejected' && rejectionReason && (
        <blockquote className="rounded-control bg-terracotta-tint px-4 py-3 whitespace-pre-line wrap-anywhere">
          {rejectionReason}
        </blockquote>
      )}
      {answer?.slugError && (
        <p role="alert" className="font-semibold text-terracotta">
          {answer.slugError}
        </p>
      )}
      <h3 id="difference-title" className="text-lg">
        {status === 'published' ? 'Against the live page' : 'What would change'}
      </h3>
      {isOutdated ? (
        <Rebase page={page} />
      ) : (
        <Differences differences={differences} mine="Live" theirs="Draft" />
      )}
    </Card>
  );
}

/** The live property has changed since the copy: both versions to choose from, sent with the form below. */
function Rebase({ page: { differences, liveVersion } }: { page: DraftPage }) {
  const choices = differences.map(({ mine, theirs, ...rest }) => ({ ...rest, mine: theirs, theirs: mine }));
  return (
    <>
      <Alert as="p" isQuiet>
        The live property has changed since this copy was made, so it cannot be published as it is. Choose for
        each field what the draft shall say, then bring it up to date.
      </Alert>
      <input type="hidden" name="live_version" value={liveVersion} form={propertyFormId} />
      <input type="hidden" name="take-none" value="mine" form={propertyFormId} />
      <DifferenceChoices differences={choices} mine="Draft" theirs="Live" form={propertyFormId} />
      <div>
        <Button type="submit" form={propertyFormId}>
          Bring up to date
        </Button>
      </div>
    </>
  );
}
