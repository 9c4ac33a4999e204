import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';

import { useHeld } from '~/components/forms/use-held';
import { BackLink } from '~/components/ui/back-link';
import { readVersion, theirs, type FormAnswer } from '~/features/content/forms/form-answer';
import { drawLandmarkMap } from '~/features/content/landmark-editor/draw-landmark-map';
import {
  findLandmark,
  listNeighbours,
  type EditedLandmark,
} from '~/features/content/landmark-editor/find-landmark.server';
import { LandmarkForm } from '~/features/content/landmark-editor/landmark-form';
import { landmarkFormSchema } from '~/features/content/landmark-editor/landmark-form.server';
import { LandmarkMap } from '~/features/content/landmark-editor/landmark-map';
import { addLandmark, saveLandmark } from '~/features/content/landmark-editor/save-landmark.server';
import { nearPath } from '~/features/directory/places/near-path';
import { openStreetMapAddress } from '~/features/directory/property/map-embed';
import { readForm } from '~/lib/form/read-form';
import { unlistedMeta } from '~/lib/document/page-meta';
import { readRowId } from '~/lib/row-id';
import { slugify } from '~/lib/text/slug';
import { requireStaff } from '~/platform/auth/guards.server';
import { notFound } from '~/platform/http/answers/not-found';
import { noticeCookie } from '~/platform/http/forms/notice';
import { sentForm } from '~/platform/http/forms/sent-form';
import type { Services } from '~/platform/services';

const list = '/dashboard/site/landmarks';

export const meta: MetaFunction = () => unlistedMeta('Landmark');

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const landmark = await requireLandmark(services, params.id);
  if (!landmark) return { landmark: null, map: null, openStreetMap: '' };
  return {
    landmark,
    map: drawLandmarkMap(landmark, await listNeighbours(services, landmark)),
    openStreetMap: openStreetMapAddress(landmark.latitude, landmark.longitude),
  };
}

/** The landmark of the address; null for a new one. Throws 404. */
async function requireLandmark(services: Services, text: string | undefined): Promise<EditedLandmark | null> {
  if (text === 'new') return null;
  const id = readRowId(text);
  const landmark = id && (await findLandmark(services, id));
  if (!landmark) throw notFound();
  return landmark;
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const actor = await requireStaff(services, request);
  const landmark = await requireLandmark(services, params.id);
  const sent = withSlug(await sentForm(request), landmark);
  const submission = readForm(sent, landmarkFormSchema);
  const version = readVersion(sent);
  const refuse = (answer: FormAnswer, status = 400) => data(answer, { status });
  if (submission.status !== 'success' || version === null) {
    return refuse({ reply: submission.reply(), version: version ?? landmark?.version });
  }
  const form = submission.value;
  const leave = (to: string, notice: 'landmark-added' | 'landmark-saved') =>
    redirect(to, { status: 303, headers: { 'set-cookie': noticeCookie(services, notice) } });
  if (!landmark) {
    const id = await addLandmark(services, actor, form);
    if (id !== null) throw leave(`${list}/${id}`, 'landmark-added');
    const fieldErrors = { slug: ['Another landmark has this slug'] };
    return refuse({ reply: submission.reply({ fieldErrors }), version });
  }
  if (await saveLandmark(services, actor, { id: landmark.id, version, form })) {
    throw leave(`${list}/${landmark.id}`, 'landmark-saved');
  }
  const stored = (await findLandmark(services, landmark.id)) ?? landmark;
  const fieldErrors = theirs(submission.reply(), stored.texts);
  return refuse({ reply: submission.reply({ fieldErrors }), conflict: true, version: stored.version }, 409);
}

/** The form with the landmark's own slug; of a new one, with a slug made of the name where none was typed. */
function withSlug(form: FormData, landmark: EditedLandmark | null): FormData {
  const [slug, name] = [form.get('slug'), form.get('name')];
  const isBlank = typeof slug !== 'string' || slug.trim() === '';
  if (landmark) form.set('slug', landmark.texts.slug);
  else if (isBlank) form.set('slug', slugify(typeof name === 'string' ? name : '').slice(0, 80));
  return form;
}

const empty = { id: 'new', version: 0, texts: { isActive: 'on' } };

export default function LandmarkScreen() {
  const { landmark, map, openStreetMap } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { texts, version } = useHeld<{ id: number | string; version: number; texts: Record<string, string> }>(
    'landmark-form',
    landmark ?? empty,
  );
  return (
    <section aria-labelledby="landmark-title" className="grid max-w-4xl gap-5">
      <div>
        <BackLink to={list}>All landmarks</BackLink>
        <h2 id="landmark-title" className="text-xl wrap-anywhere">
          {landmark?.texts.name ?? 'Add landmark'}
        </h2>
        {landmark?.hasPage && (
          <Link to={nearPath(landmark.texts.slug)} className="inline-flex min-h-11 items-center underline">
            See its page
          </Link>
        )}
      </div>
      <LandmarkForm
        key={`${landmark?.id}-${version}`}
        texts={texts}
        version={version}
        answer={answer}
        isNew={landmark === null}
      />
      {landmark && map && <LandmarkMap name={landmark.texts.name} map={map} openStreetMap={openStreetMap} />}
    </section>
  );
}
