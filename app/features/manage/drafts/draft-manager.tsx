import { Form, Link } from '@remix-run/react';

import { Button } from '~/components/ui/button';
import { draftPath, editPath } from '~/features/manage/property-editor/editor-paths';
import { propertyFormId } from '~/features/manage/property-editor/property-answer';
import { SideCard } from '~/components/editing/side-card';
import { formatInstant } from '~/lib/time/dates';
import { useHydrated } from '~/lib/browser/use-hydrated';

import { draftLabels, type DraftStatus } from './draft-labels';

type Listed = { id: string; status: DraftStatus; updatedAt: Date; author: string | null };

type DraftManagerProps = {
  propertyId: number;
  drafts: readonly Listed[];
  /** Id of a draft that was just made beside a form with unsaved changes. */
  created: string | undefined;
};

/** Drafts of the property, the newest first. Until there are scripts, 'Create Draft' sends the property's form, to lose nothing of it. */
export function DraftManager({ propertyId, drafts, created }: DraftManagerProps) {
  const form = useHydrated() ? undefined : propertyFormId;
  return (
    <SideCard id="drafts" title="Draft Manager">
      <p className="text-ink-soft">Prepare changes on a copy while the live page stays as it is.</p>
      {created && (
        <p role="status">
          <strong>Draft created</strong> from what is saved.{' '}
          <Link to={draftPath(propertyId, created)} className="underline">
            Open the draft
          </Link>{' '}
          once what you have typed here is saved.
        </p>
      )}
      {drafts.length > 0 && (
        <ul className="divide-y divide-line">
          {drafts.map(({ id, status, updatedAt, author }) => {
            const { label, Icon, colour } = draftLabels[status];
            return (
              <li key={id} className="flex items-start gap-3 py-2">
                <Icon aria-hidden size={20} strokeWidth={1.5} className={`mt-1 shrink-0 ${colour}`} />
                <div className="min-w-0">
                  <Link
                    to={draftPath(propertyId, id)}
                    className="inline-flex min-h-8 items-center font-semibold underline"
                  >
                    {label}
                    <span className="sr-only"> of {formatInstant(updatedAt)}</span>
                  </Link>
                  <p className="text-sm text-ink-soft wrap-anywhere">
                    {formatInstant(updatedAt)}
                    {author && `, ${author}`}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <Form method="post" action={editPath(propertyId)}>
        <Button
          type="submit"
          form={form}
          formNoValidate
          name="intent"
          value="create-draft"
          variant="secondary"
          className="w-full"
        >
          Create Draft
        </Button>
      </Form>
    </SideCard>
  );
}
