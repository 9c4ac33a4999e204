import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { BackLink } from '~/components/ui/back-link';
import { pageListPath } from '~/features/content/page-editor/page-editor-paths';
import type { PageValues } from '~/features/import/writing/pages/page-fields';
import { PageFormScreen } from '~/features/content/page-editor/page-form-screen';
import { unlistedMeta } from '~/lib/document/page-meta';
import { readIntent } from '~/platform/http/forms/form-intents';
import { requireStaff } from '~/platform/auth/guards.server';
import { sentForm } from '~/platform/http/forms/sent-form';

import { answerPage } from '~/screens/page/answer-page.server';
import { answerWriting } from '~/screens/page/answer-writing.server';
import { loadWriting } from '~/screens/page/load-writing.server';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireStaff(services, request);
  const writing = await loadWriting(services, { viewer, request, page: null });
  const typed = writing.work?.typed;
  return {
    viewerId: viewer.userId,
    origin: services.config.siteOrigin,
    values: typed?.values ?? blank,
    isTyped: typed !== undefined,
    writing,
  };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireStaff(services, request);
  const form = await sentForm(request);
  const intent = readIntent('dashboard.pages.new', form);
  if (intent) return answerWriting({ services, viewer, page: null, form, request }, intent);
  return answerPage({ services, actor: viewer, page: null, form });
}

export const meta: MetaFunction = () => unlistedMeta('New Page');

const blank: PageValues = { page_type: 'page' };

export default function NewPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h2 className="text-2xl">New page</h2>
        <BackLink to={pageListPath}>Back to pages</BackLink>
      </div>
      <PageFormScreen {...page} page="new" version={null} stored={null} isOwnSave={false} answer={answer} />
    </div>
  );
}
