import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { useShownVersion } from '~/components/editing/use-shown-version';
import { BackLink } from '~/components/ui/back-link';
import { pageListPath } from '~/features/content/page-editor/page-editor-paths';
import { PageFormScreen } from '~/features/content/page-editor/page-form-screen';
import { valuesOfContent } from '~/features/content/page-form/page-values';
import { unlistedMeta } from '~/lib/document/page-meta';
import { readIntent } from '~/platform/http/forms/form-intents';
import { requireStaff } from '~/platform/auth/guards.server';
import { sentForm } from '~/platform/http/forms/sent-form';

import { answerPage } from '~/screens/page/answer-page.server';
import { answerWriting } from '~/screens/page/answer-writing.server';
import { requireEditedPage } from '~/screens/page/load-page.server';
import { loadWriting } from '~/screens/page/load-writing.server';
import { PageError } from '~/screens/page/page-error';

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireStaff(services, request);
  const { id, version, content, savedBy } = await requireEditedPage(services, params.id);
  const writing = await loadWriting(services, { viewer, request, page: id });
  const typed = writing.work?.typed;
  return {
    id,
    version: typed?.seen ?? version,
    values: typed?.values ?? valuesOfContent(content),
    isTyped: typed !== undefined,
    writing,
    stored: { slug: content.slug, pageType: content.pageType },
    title: content.title,
    viewerId: viewer.userId,
    isOwnSave: savedBy === viewer.userId,
    origin: services.config.siteOrigin,
  };
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireStaff(services, request);
  const page = await requireEditedPage(services, params.id);
  const form = await sentForm(request);
  const intent = readIntent('dashboard.pages.$id', form);
  if (intent) return answerWriting({ services, viewer, page, form, request }, intent);
  return answerPage({ services, actor: viewer, page, form });
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data ? `Edit ${data.title}` : 'Edit Page');

export default function EditPage() {
  const { id, title, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const version = useShownVersion(page.version, answer);
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h2 className="text-2xl wrap-anywhere">Edit {title}</h2>
        <BackLink to={pageListPath}>Back to pages</BackLink>
      </div>
      <PageFormScreen {...page} key={`${id}-${version}`} page={id} version={version} answer={answer} />
    </div>
  );
}

export const ErrorBoundary = PageError;
