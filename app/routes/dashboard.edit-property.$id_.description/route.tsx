import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { WorkPanel } from '~/features/work/jobs/submitted/work-panel';
import { BackLink } from '~/components/ui/back-link';
import { Failure } from '~/components/editing/editor-notices';
import { editPath } from '~/features/manage/property-editor/editor-paths';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireViewer } from '~/platform/auth/guards.server';

import { requireManaged } from '~/screens/edit-property/load-property.server';
import { sentForm } from '~/platform/http/forms/sent-form';
import { answerDescription } from './answer-description.server';
import { DescriptionOffer } from './description-offer';
import { DescriptionReview } from './description-review';
import { loadDescriptionPage } from './load-page.server';

export function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  return loadDescriptionPage(services, request, params);
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const property = await requireManaged(services, viewer, params.id);
  const form = await sentForm(request);
  return answerDescription({ services, viewer, property, form });
}

/** Also after a refusal: another person may have saved. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data ? `Description of ${data.name}` : 'Description');

const failures = { generate: 'Generation Failed', enhance: 'Enhancement Failed' } as const;

export default function Description() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { id, name, work } = page;
  return (
    <section aria-labelledby="description" className="grid gap-6">
      <div className="grid gap-1">
        <h2 id="description" className="text-2xl wrap-anywhere">
          Description of {name}
        </h2>
        <BackLink to={editPath(id)}>Back to the property</BackLink>
      </div>
      {answer?.failure && <Failure key={JSON.stringify(answer.failure)} {...answer.failure} />}
      {work && (
        <WorkPanel status={work.status} label="Writing the description" failure={failures[work.mode]} />
      )}
      {work?.result ? (
        <DescriptionReview
          key={work.status.id}
          workId={work.status.id}
          page={page}
          result={work.result}
          answer={answer}
        />
      ) : (
        work?.status.state !== 'at-work' && <DescriptionOffer page={page} />
      )}
    </section>
  );
}
