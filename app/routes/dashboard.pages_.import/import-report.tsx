import { Form } from '@remix-run/react';

import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import type { GuideImport } from '~/features/content/guides/find-guide-import.server';
import { importResult } from '~/features/content/guides/guide-import-report';
import { formatInstant } from '~/lib/time/dates';

type Progress = NonNullable<GuideImport['progress']>;
type Guide = Progress['outcomes'][number];

const words: Record<Guide['outcome'], string> = {
  kept: 'Kept, because it was edited',
  'in-trash': 'Kept, because it is in the trash',
  created: 'Created',
  updated: 'Updated',
  unchanged: 'Unchanged',
};

/** The result for each guide, the kept ones first with an offer to overwrite them. */
export function ImportReport({ latest, progress }: { latest: GuideImport; progress: Progress }) {
  const { outcomes } = progress;
  const kept = outcomes.filter(({ outcome }) => outcome === 'kept' || outcome === 'in-trash');
  const groups = (['created', 'updated', 'unchanged'] as const)
    .map((outcome) => ({ outcome, guides: outcomes.filter((guide) => guide.outcome === outcome) }))
    .filter(({ guides }) => guides.length > 0);
  if (outcomes.length === 0) return null;
  return (
    <section aria-labelledby="report" className="grid gap-5">
      <div>
        <h3 id="report" className="text-lg">
          Report
        </h3>
        <p className="text-sm text-ink-soft">Started {formatInstant(latest.startedAt)}</p>
        {latest.state === 'done' && <p className="measure mt-2">{importResult(progress).text}</p>}
      </div>
      {kept.length > 0 && <KeptGuides guides={kept} isOffered={latest.state === 'done'} />}
      {groups.map(({ outcome, guides }) => (
        <section key={outcome} aria-label={words[outcome]}>
          <h4 className="font-semibold">
            {words[outcome]} <span className="text-ink-soft tabular-nums">({guides.length})</span>
          </h4>
          <Card as="ul" className="mt-2 divide-y divide-line">
            {guides.map(({ slug, title }) => (
              <li key={slug} className="px-4 py-2 wrap-anywhere">
                {title} <span className="block text-sm text-ink-soft">/{slug}</span>
              </li>
            ))}
          </Card>
        </section>
      ))}
    </section>
  );
}

function KeptGuides({ guides, isOffered }: { guides: readonly Guide[]; isOffered: boolean }) {
  return (
    <Form method="post" preventScrollReset>
      <fieldset className="grid gap-3">
        <legend className="font-semibold">
          Kept <span className="text-ink-soft tabular-nums">({guides.length})</span>
        </legend>
        {isOffered && (
          <p className="measure text-ink-soft">
            Choose what should be as its file has it again. What stands there now stays among its revisions.
          </p>
        )}
        <Card as="ul" className="divide-y divide-line">
          {guides.map(({ slug, title, outcome }) => (
            <li key={slug} className="px-4">
              <label className="flex min-h-11 items-center gap-3 py-2">
                {isOffered && (
                  <input
                    type="checkbox"
                    name="overwrite"
                    value={slug}
                    className="size-5 shrink-0 accent-gum"
                  />
                )}
                <span className="min-w-0 wrap-anywhere">
                  {title}
                  <span className="block text-sm text-ink-soft">
                    {words[outcome]} · /{slug}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </Card>
        {isOffered && (
          <Button
            type="submit"
            name="intent"
            value="import"
            variant="secondary"
            className="justify-self-start"
          >
            Overwrite the chosen
          </Button>
        )}
      </fieldset>
    </Form>
  );
}
