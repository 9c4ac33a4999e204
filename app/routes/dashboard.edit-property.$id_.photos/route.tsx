import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';

import { findPictureSaving } from '~/features/import/pictures/review/find-extraction.server';
import { SavingReport } from '~/features/import/pictures/review/saving-report';
import { WorkPanel } from '~/features/work/jobs/submitted/work-panel';
import { findPropertyPhotos } from '~/features/directory/photos/find-property-photos.server';
import { longestAltText, maxPhotos } from '~/features/pictures/rules/photo-limits';
import { EnterButton } from '~/components/forms/enter-button';
import { ButtonLink } from '~/components/ui/button';
import { useHydrated } from '~/lib/browser/use-hydrated';
import { unlistedMeta } from '~/lib/document/page-meta';
import { readRowId } from '~/lib/row-id';
import { answerFiles } from '~/platform/http/uploads/answer-files.server';
import { isBodyWithin } from '~/platform/http/uploads/body-size';
import { requireViewer } from '~/platform/auth/guards.server';
import { notFound } from '~/platform/http/answers/not-found';
import { answerNotice } from '~/platform/http/forms/notice';
import { sentForm } from '~/platform/http/forms/sent-form';
import { receivePhoto } from '~/platform/http/uploads/receive-photo.server';

import { answerChange, describeChanged } from './answer-change.server';
import { PhotoList } from './photo-list';
import { PhotoUpload } from './photo-upload';
import { photosFormId } from './photos-form';

/** Enough for buttons and the alt texts of all photos, as they are stored and as they were typed, with each letter escaped. */
const maxFormBytes = 20_000 + maxPhotos * longestAltText * 2 * 9;

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const manager = await requireViewer(services, request);
  const propertyId = readRowId(params.id);
  const found = propertyId && (await findPropertyPhotos(services.db, { manager, propertyId }));
  if (!found) throw notFound();
  const saving = new URL(request.url).searchParams.get('saving');
  return {
    ...found,
    saving: saving
      ? await findPictureSaving(services, manager, { id: saving, propertyId: found.property.id })
      : null,
  };
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const propertyId = readRowId(params.id);
  const place = propertyId && { manager: viewer, propertyId };
  if (!place || !(await findPropertyPhotos(services.db, place))) throw notFound();
  const saving = new URL(request.url).searchParams.get('saving');
  const page = `/dashboard/edit-property/${propertyId}/photos`;
  const back = saving ? `${page}?${new URLSearchParams({ saving })}` : page;
  const answerButton = async (form: FormData) => {
    const answer = await answerChange({ services, viewer, propertyId, form, saving });
    return () => {
      if (!answer) throw data(null, { status: 400 });
      if (answer === 'looked') throw redirect(back, 303);
      return answerNotice(services, request, answer, back);
    };
  };
  // Without scripts every button of the page sends the files that were chosen.
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const take = (bytes: Uint8Array<ArrayBuffer>) =>
      receivePhoto(services, { viewer, propertyId }, async () => bytes);
    return answerFiles(services, request, take, {
      userId: viewer.userId,
      notice: 'photos-added',
      back,
      onTexts: async (texts, isAboutFiles) => {
        if (!isAboutFiles) return answerButton(texts);
        await describeChanged(services, place, texts);
        return null;
      },
    });
  }
  if (!isBodyWithin(request, maxFormBytes)) throw data(null, { status: 413 });
  return (await answerButton(await sentForm(request)))();
}

/** A broken connection becomes a notice instead of the error screen. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (error instanceof TypeError) return { notice: 'photos-failed' as const };
    throw error;
  }
}

/** Also after a refusal: it may mean that the list has changed. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  unlistedMeta(page ? `Photos of ${page.property.name}` : 'Photos');

export default function PropertyPhotos() {
  const { property, photos, saving } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isHydrated = useHydrated();
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <Link
          to={`/dashboard/edit-property/${property.id}`}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start text-jacaranda underline"
        >
          <ArrowLeft aria-hidden size={18} strokeWidth={1.5} />
          Edit the property
        </Link>
        <h2 className="text-2xl wrap-anywhere">Photos of {property.name}</h2>
        <p className="measure text-ink-soft">
          The first photo is the hero: it leads the property’s page and is on its card. {photos.length} of at
          most {maxPhotos} photos are here.
        </p>
      </header>
      <form id={photosFormId} method="post" encType={isHydrated ? undefined : 'multipart/form-data'}>
        <EnterButton>Save alt texts</EnterButton>
      </form>
      {saving && <AfterSaving isOver={saving.status.state !== 'at-work'} />}
      {saving && (
        <WorkPanel status={saving.status} label="Saving images" failure="Save failed" form={photosFormId} />
      )}
      {saving?.result && saving.result.failed.length > 0 && <SavingReport result={saving.result} />}
      <PhotoUpload
        propertyId={property.id}
        answer={answer && 'upload' in answer ? answer.upload : null}
        isFull={photos.length >= maxPhotos}
      />
      <PhotoList photos={photos} />
      <ButtonLink to="/dashboard/properties" className="justify-self-start">
        Done
      </ButtonLink>
    </div>
  );
}

/**
 * The next steps for a person who waits for images, above the progress, so that the smallest phone shows them; before and after
 * the images are saved.
 */
function AfterSaving({ isOver }: { isOver: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <ButtonLink to="/dashboard">Done</ButtonLink>
      <p className="text-ink-soft">
        {isOver
          ? 'Look through the photos below, or go on.'
          : 'You need not wait: the images are saved meanwhile.'}
      </p>
    </div>
  );
}
