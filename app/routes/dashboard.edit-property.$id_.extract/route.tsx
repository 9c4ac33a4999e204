import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { BackLink } from '~/components/ui/back-link';
import { useToast } from '~/components/ui/toast/toast';
import { useAnnounceOnce } from '~/components/ui/toast/use-announce-once';
import { SavingReport } from '~/features/import/pictures/review/saving-report';
import { extractionFailure } from '~/features/import/pictures/review/extraction-form';
import { WorkPanel } from '~/features/work/jobs/submitted/work-panel';
import { editPath, extractPath, photosPath } from '~/features/manage/property-editor/editor-paths';
import { unlistedMeta } from '~/lib/document/page-meta';
import { isBodyWithin } from '~/platform/http/uploads/body-size';
import { requireViewer } from '~/platform/auth/guards.server';
import { sentForm } from '~/platform/http/forms/sent-form';

import { answerExtract, type ExtractAnswer } from './answer-extract.server';
import { ReviewForm } from './review-form';
import { WebsiteForm } from './website-form';
import { loadExtractPage, requireOwn } from './load-page.server';

/** Enough for forty alt texts and their pictures' ids. */
const maxFormBytes = 100_000;

export function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  return loadExtractPage(services, request, params);
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const property = await requireOwn(services, viewer, params.id);
  if (!isBodyWithin(request, maxFormBytes)) throw data(null, { status: 413 });
  const form = await sentForm(request);
  return answerExtract({ services, viewer, property, form });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  unlistedMeta(page ? `Extract images of ${page.name}` : 'Extract images');

export default function ExtractPictures() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<ExtractAnswer>();
  const { propertyId, name, extraction, saving, images, workId } = page;
  useFoundToast(extraction?.isDone ? workId : null, images.length);
  return (
    <div className="grid min-w-0 gap-6">
      <header className="grid gap-2">
        <h2 className="text-2xl wrap-anywhere">Extract images of {name}</h2>
        <BackLink to={editPath(propertyId)}>Edit the property</BackLink>
        <p className="measure text-ink-soft">
          The property’s own website is read. Nothing is published until you have chosen.
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

/** Announces once that images were found which were being looked for when the page loaded. */
function useFoundToast(doneWork: string | null, count: number) {
  const toast = useToast();
  const text = `${count} images were found. Choose below which of them to keep.`;
  useAnnounceOnce(doneWork, () => toast({ title: 'Images found', text }), doneWork);
}
