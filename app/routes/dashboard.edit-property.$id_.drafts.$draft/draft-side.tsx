import { Form } from '@remix-run/react';

import { TextAreaField } from '~/components/forms/field';
import { useViewerId } from '~/components/kept/use-viewer-id';
import { markSent, workKey } from '~/components/kept/work-key';
import { Button, ButtonLink } from '~/components/ui/button';
import { versionField } from '~/lib/editing/editor-answer';
import { SideCard } from '~/components/editing/side-card';
import { errorsIn, typedIn } from '~/lib/form/form-reply';
import { draftPreviewPath } from '~/features/manage/property-editor/editor-paths';
import { propertyFormId } from '~/features/manage/property-editor/property-answer';
import { useHydrated } from '~/lib/browser/use-hydrated';

import type { DraftAnswer } from './draft-answer';
import type { DraftPage } from './load-page.server';

/** The next steps of a draft that the viewer may take. Until there are scripts, they belong to the draft's form, so that no button drops what is typed. */
export function DraftSide({ page, answer }: { page: DraftPage; answer: DraftAnswer | undefined }) {
  const viewerId = useViewerId() ?? '';
  const { id, propertyId, status, seen, mayPublish, isOutdated } = page;
  const form = useHydrated() ? undefined : propertyFormId;
  return (
    <>
      <SideCard id="steps" title="Next steps">
        <Button type="submit" form={propertyFormId}>
          Save Draft
        </Button>
        <ButtonLink to={draftPreviewPath(propertyId, id)} variant="secondary">
          Preview
        </ButtonLink>
        {status === 'draft' && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name={versionField} value={seen} />
            <Button
              type="submit"
              form={form}
              formNoValidate
              name="intent"
              value="ready"
              variant="secondary"
              className="w-full"
            >
              Mark Ready
            </Button>
          </Form>
        )}
        {status === 'ready' && !mayPublish && <p className="text-ink-soft">An editor looks at it next.</p>}
        {status === 'ready' && mayPublish && !isOutdated && (
          <ButtonLink to="?publish" preventScrollReset variant="secondary">
            Publish
          </ButtonLink>
        )}
      </SideCard>
      {mayPublish && (status === 'ready' || answer?.reason) && <RejectCard page={page} answer={answer} />}
      <SideCard id="discard" title="Discard">
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-jacaranda underline">
            Discard this draft…
          </summary>
          <Form
            method="post"
            onSubmit={() => markSent(workKey('draft-work', viewerId, id))}
            className="mt-2 grid gap-3"
          >
            <input type="hidden" name={versionField} value={seen} />
            <p>The copy and what was changed in it are deleted for good. The live page stays as it is.</p>
            <Button type="submit" name="intent" value="discard" variant="danger">
              Discard draft
            </Button>
          </Form>
        </details>
      </SideCard>
    </>
  );
}

/** A reason that was typed beside another button stays, also where the draft cannot be rejected any more. */
function RejectCard({
  page: { status, seen },
  answer,
}: {
  page: DraftPage;
  answer: DraftAnswer | undefined;
}) {
  const form = useHydrated() ? undefined : propertyFormId;
  const isReady = status === 'ready';
  return (
    <SideCard id="reject" title="Reject">
      <Form method="post" noValidate preventScrollReset className="grid gap-3">
        <input type="hidden" name={versionField} value={seen} />
        <TextAreaField
          label="Reason"
          form={form}
          data-beside={form && ''}
          name="reason"
          rows={4}
          required={!form}
          hint={
            isReady
              ? 'Mailed to whoever made the changes'
              : 'Not sent. A draft can be rejected once it is marked as ready.'
          }
          defaultValue={typedIn(answer?.rejection, 'reason') ?? answer?.reason}
          errors={errorsIn(answer?.rejection, 'reason')}
        />
        {isReady && (
          <Button type="submit" form={form} formNoValidate name="intent" value="reject" variant="danger">
            Reject
          </Button>
        )}
      </Form>
    </SideCard>
  );
}
