import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { isRouteErrorResponse, Link, useActionData, useLoaderData, useRouteError } from '@remix-run/react';
import { useEffect } from 'react';

import { KeptNotice } from '~/components/forms/kept-notice';
import { useShownVersion } from '~/components/editing/use-shown-version';
import { dropWorkOn } from '~/components/kept/work-key';
import { baseVersionField } from '~/features/directory/listing/editor-fields';
import { editPath } from '~/features/manage/property-editor/editor-paths';
import { EditorForm } from '~/features/manage/property-editor/form/editor-form';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireViewer } from '~/platform/auth/guards.server';
import { sentForm } from '~/platform/http/forms/sent-form';
import { EditError } from '~/screens/edit-property/edit-error';
import { findManagedDraft } from '~/screens/edit-property/load-draft.server';

import { answerDiscarded } from './answer-discarded.server';
import { answerDraft } from './answer-draft.server';
import type { DraftAnswer } from './draft-answer';
import { DraftSide } from './draft-side';
import { Discarded, DraftState, Late } from './draft-state';
import { loadDraftPage } from './load-page.server';
import { PublishQuestion } from './publish-question';

export function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  return loadDraftPage(services, request, params);
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const { property, draft } = await findManagedDraft(services, viewer, params);
  const form = await sentForm(request);
  if (!draft) return answerDiscarded({ services, viewer, property, form });
  return answerDraft({ property, draft, services, viewer, form });
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data ? `Draft of ${data.name}` : 'Draft');

export default function PropertyDraft() {
  const page = useLoaderData<typeof loader>();
  const answer: DraftAnswer | undefined = useActionData<typeof action>();
  const { propertyId, name, status } = page;
  const version = useShownVersion(page.seen, answer);
  const discarded = answer?.discarded;
  const isGone = page.isDiscarded && !discarded;
  useEffect(() => {
    if (isGone) dropWorkOn('draft-work', page.id);
  }, [isGone, page.id]);
  if (isGone) return <EditError status={404} />;
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h2 className="text-2xl wrap-anywhere">Draft of {name}</h2>
        <p>
          <Link
            to={editPath(propertyId)}
            className="inline-flex min-h-8 items-center text-jacaranda underline"
          >
            Back to the live property
          </Link>
        </p>
      </div>
      {answer?.kept && <KeptNotice notice={answer.kept} />}
      {answer?.late && <Late differences={answer.late} />}
      {discarded ? <Discarded /> : <DraftState page={page} answer={answer} />}
      {!discarded && page.mayPublish && status === 'ready' && <PublishQuestion page={page} />}
      {status !== 'published' && (
        <EditorForm
          key={`${page.id}-${version}`}
          mode="edit"
          work={{ kind: 'draft', id: page.id }}
          values={page.values}
          choices={page.choices}
          answer={answer?.reply && { ...answer, reply: answer.reply }}
          version={version}
          button={discarded ? 'Save as a New Draft' : 'Save Draft'}
          side={discarded ? null : <DraftSide page={page} answer={answer} />}
        >
          <input type="hidden" name={baseVersionField} value={discarded?.base ?? page.baseVersion} />
          {discarded && <input type="hidden" name="intent" value="renew" />}
        </EditorForm>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 403)) throw error;
  return <EditError status={error.status} />;
}
