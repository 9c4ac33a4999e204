import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { Button, ButtonLink } from '~/components/ui/button';
import { isStaff } from '~/features/accounts/roles';
import { EditorForm } from '~/features/property-editor/editor-form';
import { newPropertyValues } from '~/features/property-editor/form-of-content';
import { listEditorChoices } from '~/features/property-editor/list-editor-choices.server';
import { SideCard } from '~/features/property-editor/side-card';
import { editorId } from '~/features/property-editor/use-editor';
import { pageMeta } from '~/lib/page-meta';
import { requireViewer } from '~/platform/guards.server';
import { findViewer } from '~/platform/session.server';

import { answerAdd } from './answer-add.server';
import { NewPhotos } from './new-photos';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await findViewer(services, request);
  if (!viewer) {
    const { pathname, search } = new URL(request.url);
    const back = new URLSearchParams({ redirectTo: pathname.replace(/\.data$/, '') + search });
    throw redirect(`/auth?mode=login&${back.toString()}`);
  }
  const choices = await listEditorChoices(services);
  return { choices, withRatings: isStaff(viewer), formKey: crypto.randomUUID() };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  return answerAdd(services, viewer, await request.formData().catch(() => new FormData()));
}

export const meta: MetaFunction = () => pageMeta({ origin: '', title: 'Add Property', noindex: true });

export default function AddProperty() {
  const { choices, withRatings, formKey } = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-6">
      <h2 className="text-2xl">Add Property</h2>
      <EditorForm
        mode="add"
        values={newPropertyValues}
        choices={choices}
        answer={useActionData<typeof action>()}
        formKey={formKey}
        withRatings={withRatings}
        button="Submit for Review"
        side={
          <>
            <NewPhotos />
            <SideCard id="publication" title="Publication">
              <p className="text-ink-soft">
                Somebody looks at every property before it is listed. You will be notified once it is
                approved.
              </p>
              <Button type="submit" form={editorId}>
                Submit for Review
              </Button>
              <ButtonLink to="/dashboard" variant="secondary">
                Cancel
              </ButtonLink>
            </SideCard>
          </>
        }
      />
    </div>
  );
}
