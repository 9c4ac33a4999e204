import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { BackLink } from '~/components/ui/back-link';
import { pageListPath } from '~/features/page-editor/page-editor-paths';
import { PageFormScreen } from '~/features/page-editor/page-form-screen';
import { pageMeta } from '~/lib/page-meta';
import { requireStaff } from '~/platform/guards.server';
import { visitorNetwork } from '~/platform/visitor-address';

import { answerPage } from '../dashboard.pages.$id/answer-page.server';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireStaff(services, request);
  return { viewerId: viewer.userId, origin: services.config.siteOrigin };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireStaff(services, request);
  const form = await request.formData().catch(() => new FormData());
  const writer = { actorId: viewer.userId, from: visitorNetwork(request) };
  return answerPage({ services, writer, page: null, form });
}

export const meta: MetaFunction = () => pageMeta({ origin: '', title: 'New Page', noindex: true });

const blank = { page_type: 'page' };

export default function NewPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h2 className="text-2xl">New page</h2>
        <BackLink to={pageListPath}>Back to pages</BackLink>
      </div>
      <PageFormScreen
        {...page}
        page="new"
        version={null}
        kept={null}
        values={blank}
        isOwnSave={false}
        answer={answer}
      />
    </div>
  );
}
