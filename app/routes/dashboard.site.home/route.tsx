import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { EnterButton } from '~/components/forms/enter-button';
import { KeptNotice } from '~/components/forms/kept-notice';
import { useHeld } from '~/components/forms/use-held';
import { shownFeatured } from '~/features/content/home/featured-sql';
import { FeaturedChoice } from '~/features/content/home/featured-choice';
import { findHomeSettings } from '~/features/content/home/find-home-settings.server';
import { findPropertiesToFeature } from '~/features/content/home/find-properties-to-feature.server';
import { HomeForm } from '~/features/content/home/home-form';
import { wordsIn } from '~/features/content/ordering/read-order';
import { useHydrated } from '~/lib/browser/use-hydrated';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireStaff } from '~/platform/auth/guards.server';
import { sentForm } from '~/platform/http/forms/sent-form';

import { answerHome } from './answer-home.server';

export const meta: MetaFunction = () => unlistedMeta('Home page');

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const words = wordsIn(new URL(request.url).searchParams);
  const [settings, found] = await Promise.all([
    findHomeSettings(services),
    findPropertiesToFeature(services, words),
  ]);
  return { ...settings, words, found, max: shownFeatured };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const actor = await requireStaff(services, request);
  const form = await sentForm(request);
  return answerHome({ services, request, actor, form });
}

export default function HomeScreen() {
  const { texts: read, version: present, chosen, words, found, max } = useLoaderData<typeof loader>();
  const { texts, version } = useHeld('home-form', { id: 'home', texts: read, version: present });
  const answered = useActionData<typeof action>();
  const answer = answered && 'reply' in answered ? answered : undefined;
  const search = answer?.search ?? { words, found };
  return (
    <section aria-labelledby="home-title" className="grid max-w-4xl gap-5">
      {!useHydrated() && <EnterButton form="home-form">Save texts and picture</EnterButton>}
      <div>
        <h2 id="home-title" className="text-xl">
          Home page
        </h2>
        <p className="measure mt-1 text-ink-soft">
          A field that you leave blank has its default. Changes show at the next visit.
        </p>
      </div>
      {answer?.kept && <KeptNotice notice={answer.kept.notice} />}
      <FeaturedChoice chosen={chosen} words={search.words} found={search.found} max={max} />
      <HomeForm key={JSON.stringify(texts)} texts={texts} version={version} answer={answer} />
    </section>
  );
}
