import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { findWorkBudget } from '~/features/jobs/find-work-budget.server';
import { WorkPanel } from '~/features/jobs/work-panel';
import { BackLink } from '~/components/ui/back-link';
import { Failure } from '~/features/property-editor/editor-notices';
import { editPath } from '~/features/property-editor/editor-paths';
import { findDescriptionWork } from '~/features/writing/find-description-work.server';
import { pageMeta } from '~/lib/page-meta';
import { requireViewer } from '~/platform/guards.server';

import { requireManaged } from '../dashboard.edit-property.$id/load-property.server';
import { answerDescription } from './answer-description.server';
import { DescriptionOffer } from './description-offer';
import { DescriptionReview } from './description-review';

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const { id, version, content } = await requireManaged(services, viewer, params.id);
  const asked = new URL(request.url).searchParams.get('work');
  const [work, budget] = await Promise.all([
    findDescriptionWork(services, viewer, { id: asked, propertyId: id }),
    findWorkBudget(services, viewer, 'texts'),
  ]);
  return {
    ...{ id, version, budget, name: content.name, current: content.description },
    lacksShort: content.shortDescription === null,
    formKey: crypto.randomUUID(),
    work,
  };
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const property = await requireManaged(services, viewer, params.id);
  const form = await request.formData().catch(() => new FormData());
  return answerDescription({ services, viewer, property, form });
}

/** Also after a refusal: somebody else may have saved. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ origin: '', title: data ? `Description of ${data.name}` : 'Description', noindex: true });

export type DescriptionPage = ReturnType<typeof useLoaderData<typeof loader>>;

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
        <DescriptionReview key={work.status.id} page={page} result={work.result} answer={answer} />
      ) : (
        work?.status.state !== 'at-work' && <DescriptionOffer page={page} />
      )}
    </section>
  );
}
