import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { useHeld } from '~/components/forms/use-held';
import { KeptNotice } from '~/components/forms/kept-notice';
import { BackLink } from '~/components/ui/back-link';
import {
  findLocation,
  findLocationPageState,
  listAreas,
} from '~/features/content/location-editor/find-location.server';
import { LocationForm } from '~/features/content/location-editor/location-form';
import { LocationPageCard } from '~/features/content/location-editor/related-guides';
import { findGuides, listGuidesOf } from '~/features/content/location-editor/related-guides.server';
import { wordsIn } from '~/features/content/ordering/read-order';
import { readPageForm } from '~/lib/form/page-parts';
import { unlistedMeta } from '~/lib/document/page-meta';
import { readRowId } from '~/lib/row-id';
import { readIntent } from '~/platform/http/forms/form-intents';
import { requireStaff } from '~/platform/auth/guards.server';
import { notFound } from '~/platform/http/answers/not-found';
import { sentForm } from '~/platform/http/forms/sent-form';

import { answerGuides, answerSave } from './answer-location.server';

export const meta: MetaFunction = () => unlistedMeta('Location');

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const id = readRowId(params.id);
  const location = id && (await findLocation(services, id));
  if (!location) throw notFound();
  const { pageId } = location.use;
  const words = wordsIn(new URL(request.url).searchParams);
  const [areas, page, guides, found] = await Promise.all([
    listAreas(services, location.id),
    pageId === null ? null : findLocationPageState(services, pageId),
    pageId === null ? [] : listGuidesOf(services, pageId),
    pageId === null ? [] : findGuides(services, words),
  ]);
  return {
    location,
    areas,
    guides,
    found,
    words,
    page: page && { id: page.id, isPublished: page.isPublished, isDeleted: page.deletedAt !== null },
  };
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const actor = await requireStaff(services, request);
  const id = readRowId(params.id);
  const location = id && (await findLocation(services, id));
  if (!location) throw notFound();
  const form = await sentForm(request);
  const input = { services, request, actor, location, form };
  const intent = readIntent('dashboard.site.locations_.$id', readPageForm(form).own);
  return intent === 'guides' || intent === 'find' ? answerGuides(input) : answerSave(input);
}

export default function LocationScreen() {
  const { location, areas, page, guides, found, words } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const answer = answered && 'reply' in answered ? answered : undefined;
  const search = answer?.search ?? { words, found };
  const { id, use } = location;
  const { texts, version } = useHeld('location-form', location);
  return (
    <section aria-labelledby="location-title" className="grid max-w-4xl gap-5">
      <div>
        <BackLink to="/dashboard/site/locations">All locations</BackLink>
        <h2 id="location-title" className="text-xl wrap-anywhere">
          {location.texts.name}
        </h2>
      </div>
      {answer?.kept && <KeptNotice notice={answer.kept.notice} />}
      <LocationForm
        key={`${id}-${version}`}
        texts={texts}
        version={version}
        use={use}
        areas={areas}
        answer={answer}
      />
      <LocationPageCard
        key={`page-${id}`}
        slug={location.texts.slug}
        page={page}
        guides={guides}
        words={search.words}
        found={search.found}
      />
    </section>
  );
}
