import { Form } from '@remix-run/react';

import { TextAreaField } from '~/components/forms/field';
import { Button, ButtonLink } from '~/components/ui/button';
import { versionField } from '~/lib/editing/editor-answer';
import { SideCard } from '~/components/editing/side-card';
import { errorsIn } from '~/lib/form/form-reply';
import { propertyFormId } from '~/features/manage/property-editor/property-answer';

import type { DraftAnswer } from './answer-draft.server';
import type { DraftPage } from './load-page.server';

/** The next steps of a draft that the viewer may take. */
export function DraftSide({ page, answer }: { page: DraftPage; answer: DraftAnswer | undefined }) {
  const { status, seen, mayPublish, isOutdated } = page;
  return (
    <>
      <SideCard id="steps" title="Next steps">
        <Button type="submit" form={propertyFormId}>
          Save Draft
        </Button>
        {status === 'draft' && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name={versionField} value={seen} />
            <Button type="submit" name="intent" value="ready" variant="secondary" className="w-full">
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
      {status === 'ready' && mayPublish && (
        <SideCard id="reject" title="Reject">
          <Form method="post" noValidate preventScrollReset className="grid gap-3">
            <input type="hidden" name={versionField} value={seen} />
            <TextAreaField
              label="Reason"
              name="reason"
              rows={4}
              required
              hint="Mailed to whoever made the changes"
              errors={errorsIn(answer?.rejection, 'reason')}
            />
            <Button type="submit" name="intent" value="reject" variant="danger">
              Reject
            </Button>
          </Form>
        </SideCard>
      )}
    </>
  );
}
