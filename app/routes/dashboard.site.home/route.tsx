import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { useHeld } from '~/components/forms/use-held';
import { shownFeatured } from '~/features/content/home/featured-sql';
import { FeaturedChoice } from '~/features/content/home/featured-choice';
import { findHomeSettings, maxChosen } from '~/features/content/home/find-home-settings.server';
import { findPropertiesToFeature } from '~/features/content/home/find-properties-to-feature.server';
import { HomeForm } from '~/features/content/home/home-form';
import { homeFormSchema } from '~/features/content/home/home-form.server';
import { saveFeatured, saveHomeTexts } from '~/features/content/home/save-home-settings.server';
import { readOrder } from '~/features/content/ordering/read-order';
import { readVersion, theirs, type FormAnswer } from '~/features/content/forms/form-answer';
import { readForm } from '~/lib/form/read-form';
import { unlistedMeta } from '~/lib/document/page-meta';
import { readIntent } from '~/platform/http/forms/form-intents';
import { requireStaff } from '~/platform/auth/guards.server';
import { answerNotice, noticeCookie } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';
import { sentForm } from '~/platform/http/forms/sent-form';
import type { Actor } from '~/lib/actor';

const here = '/dashboard/site/home';

export const meta: MetaFunction = () => unlistedMeta('Home page');

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const words = (new URL(request.url).searchParams.get('find') ?? '').slice(0, 80);
  const [settings, found] = await Promise.all([
    findHomeSettings(services),
    findPropertiesToFeature(services, words),
  ]);
  return { ...settings, words, found, max: shownFeatured };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const actor = await requireStaff(services, request);
  const form = await sentForm(request);
  if (readIntent('dashboard.site.home', form) === 'featured') {
    const [seen, order] = [readOrder(form.get('seen'), 50), readOrder(form.get('order'), maxChosen)];
    if (!seen || !order) return answerNotice(services, request, 'list-changed', here);
    const outcome = await saveFeatured(services, actor, { seen, order });
    const notices = { saved: 'list-saved', changed: 'list-changed', full: 'list-full' } as const;
    return answerNotice(services, request, notices[outcome], here, outcome === 'changed' ? 409 : 400);
  }
  return saveTexts(services, actor, form);
}

async function saveTexts(services: Services, actor: Actor, form: FormData) {
  const submission = readForm(form, homeFormSchema);
  const version = readVersion(form);
  const refuse = (answer: FormAnswer, status = 400) => data(answer, { status });
  if (submission.status !== 'success' || version === null) {
    return refuse({ reply: submission.reply(), version: version ?? undefined });
  }
  if (await saveHomeTexts(services, actor, { texts: submission.value, version })) {
    throw redirect(here, { status: 303, headers: { 'set-cookie': noticeCookie(services, 'home-saved') } });
  }
  const stored = await findHomeSettings(services);
  const reply = submission.reply({ fieldErrors: theirs(submission.reply(), stored.texts) });
  return refuse({ reply, conflict: true, version: stored.version }, 409);
}

export default function HomeScreen() {
  const { texts: read, version: present, chosen, words, found, max } = useLoaderData<typeof loader>();
  const { texts, version } = useHeld('home-form', { id: 'home', texts: read, version: present });
  const answered = useActionData<typeof action>();
  const answer = answered && 'reply' in answered ? answered : undefined;
  return (
    <section aria-labelledby="home-title" className="grid max-w-4xl gap-5">
      <div>
        <h2 id="home-title" className="text-xl">
          Home page
        </h2>
        <p className="measure mt-1 text-ink-soft">
          A field that you leave blank has its default. Changes show at the next visit.
        </p>
      </div>
      <FeaturedChoice chosen={chosen} words={words} found={found} max={max} />
      <HomeForm key={JSON.stringify(texts)} texts={texts} version={version} answer={answer} />
    </section>
  );
}
