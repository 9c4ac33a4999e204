import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';

import { SavingReport } from '~/features/extraction/saving-report';
import { extractionFailure } from '~/features/extraction/extraction-form';
import { findWorkBudget } from '~/features/jobs/find-work-budget.server';
import { WorkPanel } from '~/features/jobs/work-panel';
import { editPath, extractPath, photosPath } from '~/features/property-editor/editor-paths';
import {
  findManagedProperty,
  type ManagedProperty,
} from '~/features/property-editor/find-managed-property.server';
import { pageMeta } from '~/lib/page-meta';
import { readRowId } from '~/lib/row-id';
import { isBodyWithin } from '~/platform/body-size';
import { requireViewer } from '~/platform/guards.server';
import { noticeCookie } from '~/platform/notice';
import type { Services } from '~/platform/services';
import type { Viewer } from '~/platform/session.server';

import { answerExtract, type ExtractAnswer } from './answer-extract.server';
import { loadExtraction } from './load-extraction.server';
import { ReviewForm } from './review-form';
import { WebsiteForm } from './website-form';

/** Forty alt texts and their pictures' ids. */
const mostFormBytes = 100_000;

/** The property that this person may manage; another's looks like one that is not there. */
async function requireOwn(
  services: Services,
  viewer: Viewer,
  id: string | undefined,
): Promise<ManagedProperty> {
  const propertyId = readRowId(id);
  const found = propertyId ? await findManagedProperty(services, viewer, propertyId) : null;
  if (found?.outcome !== 'found') throw data(null, { status: 404 });
  return found.property;
}

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const { id: propertyId, content, photos } = await requireOwn(services, viewer, params.id);
  const [budget, loaded] = await Promise.all([
    findWorkBudget(services, viewer, 'websites'),
    loadExtraction(services, { viewer, propertyId, url: new URL(request.url) }),
  ]);
  if (loaded.saving?.result?.failed.length === 0) {
    const headers = { 'set-cookie': noticeCookie(services, 'images-saved') };
    throw redirect(photosPath(propertyId), { status: 303, headers });
  }
  return {
    ...{ propertyId, budget, ...loaded, name: content.name, photos: photos.length },
    websiteUrl: loaded.extraction?.websiteUrl ?? content.websiteUrl ?? '',
    formKey: crypto.randomUUID(),
  };
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const property = await requireOwn(services, viewer, params.id);
  if (!isBodyWithin(request, mostFormBytes)) throw data(null, { status: 413 });
  const form = await request.formData().catch(() => new FormData());
  return answerExtract({ services, viewer, property, form });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta({ origin: '', title: page ? `Extract images of ${page.name}` : 'Extract images', noindex: true });

export type ExtractPage = ReturnType<typeof useLoaderData<typeof loader>>;

export default function ExtractImages() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<ExtractAnswer>();
  const { propertyId, name, extraction, saving, images, workId } = page;
  return (
    <div className="grid min-w-0 gap-6">
      <header className="grid gap-2">
        <Link
          to={editPath(propertyId)}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start text-jacaranda underline"
        >
          <ArrowLeft aria-hidden size={18} strokeWidth={1.5} />
          Edit the property
        </Link>
        <h2 className="text-2xl wrap-anywhere">Extract images of {name}</h2>
        <p className="measure text-ink-soft">
          The property’s own website is read, and its pictures are shown to you. Nothing is published until
          you have chosen.
        </p>
      </header>
      <WebsiteForm page={page} answer={answer} />
      {extraction && (
        <WorkPanel
          key={extraction.status.id}
          status={extraction.status}
          label="Extracting images"
          failure={extractionFailure(extraction.status.error)}
        />
      )}
      {saving && (
        <WorkPanel
          key={saving.status.id}
          status={saving.status}
          label="Saving images"
          failure="Save failed"
          leftBehind="The images that were saved before stay among the photos."
        />
      )}
      {saving?.result && (
        <SavingReport
          photosPath={photosPath(propertyId)}
          choicePath={workId ? `${extractPath(propertyId)}?work=${encodeURIComponent(workId)}` : undefined}
          result={saving.result}
        />
      )}
      {extraction?.isDone && saving?.status.state !== 'at-work' && !saving?.result && (
        <ReviewForm key={workId} page={page} images={images} answer={answer} />
      )}
    </div>
  );
}
