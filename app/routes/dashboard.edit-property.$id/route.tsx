import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from '@remix-run/react';

import { isStaff } from '~/features/accounts/roles';
import { createDraft } from '~/features/drafts/create-draft.server';
import { listDrafts } from '~/features/drafts/list-drafts.server';
import { completeness } from '~/features/property-editor/completeness';
import { EditorForm } from '~/features/property-editor/editor-form';
import { draftPath } from '~/features/property-editor/editor-paths';
import { formOfContent } from '~/features/property-editor/form-of-content';
import { listEditorChoices } from '~/features/property-editor/list-editor-choices.server';
import { suburbOf } from '~/features/property-editor/place-of-suburb';
import { pageMeta } from '~/lib/page-meta';
import { readIntent } from '~/platform/form-intents';
import { requireViewer } from '~/platform/guards.server';
import { noticeCookie } from '~/platform/notice';

import { answerEdit } from './answer-edit.server';
import { EditError } from './edit-error';
import { EditSide } from './edit-side';
import { requireManaged } from './load-property.server';
import { RejectionNotice } from './rejection-notice';

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const { content, staff, ...property } = await requireManaged(services, viewer, params.id);
  const [choices, drafts] = await Promise.all([
    listEditorChoices(services, { suburb: suburbOf(content), amenities: content.amenities }),
    listDrafts(services, viewer, property.id),
  ]);
  const { amenities, units } = content;
  const facts = {
    ...content,
    photos: property.photos.length,
    amenities: amenities.length,
    units: units.length,
  };
  return {
    ...property,
    name: content.name,
    slug: content.slug,
    values: formOfContent(content, isStaff(viewer) ? staff : undefined),
    completeness: completeness(facts),
    isStaff: isStaff(viewer),
    choices,
    drafts,
  };
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const property = await requireManaged(services, viewer, params.id);
  const form = await request.formData().catch(() => new FormData());
  const isDraftAsked = readIntent('dashboard.edit-property.$id', form) === 'create-draft';
  if (!isDraftAsked) return answerEdit({ services, viewer, property, form });
  const draftId = await createDraft(services, viewer, property);
  throw redirect(draftPath(property.id, draftId), {
    status: 303,
    headers: { 'set-cookie': noticeCookie(services, 'draft-created') },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ origin: '', title: data ? `Edit ${data.name}` : 'Edit Property', noindex: true });

export type EditPage = ReturnType<typeof useLoaderData<typeof loader>>;

export default function EditProperty() {
  const page = useLoaderData<typeof loader>();
  const { name, values, choices, version, rejectionReason, state } = page;
  return (
    <div className="grid gap-6">
      <h2 className="text-2xl wrap-anywhere">Edit {name}</h2>
      {state.rejectedAt && <RejectionNotice reason={rejectionReason} />}
      <EditorForm
        key={version}
        mode="edit"
        values={values}
        choices={choices}
        answer={useActionData<typeof action>()}
        version={version}
        withRatings={page.isStaff}
        button="Update Property"
        side={<EditSide page={page} />}
      />
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 403)) throw error;
  return <EditError status={error.status} />;
}
