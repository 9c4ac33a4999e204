import { Button } from '~/components/ui/button';
import { draftLabels } from '~/features/manage/drafts/draft-labels';
import { DifferenceChoices, Differences } from '~/components/editing/differences';
import { Alert } from '~/components/ui/alert';
import { Card } from '~/components/ui/card';
import { liveVersionField } from '~/features/directory/listing/editor-fields';
import { propertyFormId } from '~/features/manage/property-editor/property-answer';

import type { FieldDifference } from '~/lib/editing/find-conflicts';

import type { DraftAnswer } from './draft-answer';
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
      {answer?.publishError && (
        <p role="alert" className="font-semibold text-terracotta">
          {answer.publishError}
        </p>
      )}
      <h3 id="difference-title" className="text-lg">
        {status === 'published' ? 'Against the live page' : 'What would change'}
      </h3>
      {isOutdated ? (
        <Outdated page={page} isConflict={Boolean(answer?.conflict)} />
      ) : (
        <Differences differences={differences} mine="Live" theirs="Draft" />
      )}
    </Card>
  );
}

type OutdatedProps = { page: DraftPage; isConflict: boolean };

/**
 * The live property has changed since the copy: both versions to choose from, sent with the form below. A conflict with
 * another editor of the draft is settled there first.
 */
function Outdated({ page, isConflict }: OutdatedProps) {
  return (
    <>
      <Alert as="p" isQuiet>
        The live property has changed since this copy was made, so it cannot be published as it is.{' '}
        {isConflict
          ? 'Save the draft first, then bring it up to date.'
          : 'Choose for each field what the draft shall say, then bring it up to date.'}
      </Alert>
      {!isConflict && <Rebase page={page} />}
    </>
  );
}

function Rebase({ page: { differences, liveVersion } }: { page: DraftPage }) {
  const choices = differences.map(({ mine, theirs, ...rest }) => ({ ...rest, mine: theirs, theirs: mine }));
  return (
    <>
      <input type="hidden" name={liveVersionField} value={liveVersion} form={propertyFormId} />
      <DifferenceChoices differences={choices} mine="Draft" theirs="Live" form={propertyFormId} />
      <div>
        <Button type="submit" form={propertyFormId}>
          Bring up to date
        </Button>
      </div>
    </>
  );
}

/** Shown above the text that was typed into a draft that was discarded meanwhile. */
export function Discarded() {
  return (
    <Alert title="Not saved: this draft was discarded" takesFocus>
      <p>
        Somebody has discarded it meanwhile, in another tab or from another account. What you typed is below;
        “Save as a New Draft” keeps it.
      </p>
    </Alert>
  );
}

/** The text that was typed into a draft that was published meanwhile. */
export function Late({ differences }: { differences: FieldDifference[] }) {
  return (
    <Card as="section" aria-label="Not saved" padding="large" className="grid min-w-0 gap-4">
      <Alert title="Not saved" takesFocus>
        <p>
          Somebody else has published this draft meanwhile. What you typed stands here; to use it, edit the
          live property.
        </p>
      </Alert>
      <Differences differences={differences} mine="Yours" theirs="Published" />
    </Card>
  );
}
