import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from '@remix-run/react';

import { useShownVersion } from '~/components/editing/use-shown-version';
import { BackLink } from '~/components/ui/back-link';
import { isListingChange } from '~/features/manage/listings/listing-changes';
import { EditorForm } from '~/features/manage/property-editor/form/editor-form';
import { SectionJumps } from '~/features/manage/property-editor/form/section-jumps';
import { unlistedMeta } from '~/lib/document/page-meta';
import { readIntent } from '~/platform/http/forms/form-intents';
import { requireViewer } from '~/platform/auth/guards.server';
import { EditError } from '~/screens/edit-property/edit-error';
import { requireManaged } from '~/screens/edit-property/load-property.server';
import { sentForm } from '~/platform/http/forms/sent-form';

import { answerDecision } from './answer-decision.server';
import { answerEdit } from './answer-edit.server';
import { answerNewDraft } from './answer-new-draft.server';
import { decisionField } from './decision-field';
import { EditSide } from './edit-side';
import { RejectionNotice } from './rejection-notice';
import { loadEditPage } from './load-page.server';

export function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  return loadEditPage(services, request, params);
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const property = await requireManaged(services, viewer, params.id);
  const form = await sentForm(request);
  const decision = form.get(decisionField);
  if (isListingChange(decision) && decision !== 'reject')
    return answerDecision({ services, viewer, property, form }, decision);
  const isNewDraft = readIntent('dashboard.edit-property.$id', form) === 'create-draft';
  const answer = isNewDraft ? answerNewDraft : answerEdit;
  return answer({ services, viewer, property, form });
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data ? `Edit ${data.name}` : 'Edit Property');

export default function EditProperty() {
  const page = useLoaderData<typeof loader>();
  const { name, values, choices, rejectionReason, state } = page;
  const answer = useActionData<typeof action>();
  const version = useShownVersion(page.version, answer);
  return (
    <div className="grid gap-6">
      <div>
        <h2 className="text-2xl wrap-anywhere">Edit {name}</h2>
        <BackLink to="/dashboard/properties">All properties</BackLink>
      </div>
      {state.rejectedAt && <RejectionNotice reason={rejectionReason} />}
      <SectionJumps mode="edit" withRatings={page.isStaff} />
      <EditorForm
        key={`${page.id}-${version}`}
        mode="edit"
        work={{ kind: 'property', id: page.id }}
        values={values}
        choices={choices}
        answer={answer}
        version={version}
        withRatings={page.isStaff}
        button="Update Property"
        side={<EditSide page={page} newDraft={answer?.draft} />}
      />
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 403)) throw error;
  return <EditError status={error.status} />;
}
