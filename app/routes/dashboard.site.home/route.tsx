import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';

import { useHeld } from '~/components/forms/use-held';
import { shownFeatured } from '~/features/content/home/featured-sql';
import { FeaturedChoice } from '~/features/content/home/featured-choice';
import { findHomeSettings, mostChosen } from '~/features/content/home/find-home-settings.server';
import { findStaysToFeature } from '~/features/content/home/find-stays-to-feature.server';
import { HomeForm } from '~/features/content/home/home-form';
import { homeFormSchema } from '~/features/content/home/home-form.server';
import { saveFeatured, saveHomeTexts } from '~/features/content/home/save-home-settings.server';
import { readOrder } from '~/features/content/ordering/read-order';
import { textsOf, theirs } from '~/features/content/forms/form-answer';
import { unlistedMeta } from '~/lib/page-meta';
import { readIntent } from '~/platform/http/form-intents';
import { requireStaff } from '~/platform/auth/guards.server';
import { answerNotice, noticeCookie } from '~/platform/http/notice';
import type { Services } from '~/platform/services';
import { sentForm } from '~/platform/http/sent-form';
import type { Actor } from '~/lib/actor';

const here = '/dashboard/site/home';

export const meta: MetaFunction = () => unlistedMeta('Home page');

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const words = (new URL(request.url).searchParams.get('find') ?? '').slice(0, 80);
  const [settings, found] = await Promise.all([
    findHomeSettings(services),
    findStaysToFeature(services, words),
  ]);
  return { ...settings, words, found, most: shownFeatured };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const actor = await requireStaff(services, request);
  const form = await sentForm(request);
  const values = textsOf(form);
  if (readIntent('dashboard.site.home', form) === 'featured') {
    const [seen, order] = [readOrder(values.seen, 50), readOrder(values.order, mostChosen)];
    if (!seen || !order) return answerNotice(services, request, 'list-changed', here);
    const outcome = await saveFeatured(services, actor, { seen, order });
    const notices = { saved: 'list-saved', changed: 'list-changed', full: 'list-full' } as const;
    return answerNotice(services, request, notices[outcome], here, outcome === 'changed' ? 409 : 400);
  }
  return saveTexts(services, actor, values);
}

async function saveTexts(services: Services, actor: Actor, values: Record<string, string>) {
  const parsed = homeFormSchema.safeParse(values);
  const version = Number(values.version || Number.NaN);
  if (!parsed.success || !Number.isSafeInteger(version)) {
    const errors = parsed.success ? {} : z.flattenError(parsed.error).fieldErrors;
    const kept = Number.isSafeInteger(version) ? { version } : {};
    return data({ values, errors, ...kept }, { status: 400 });
  }
  if (await saveHomeTexts(services, actor, { texts: parsed.data, version })) {
    throw redirect(here, { status: 303, headers: { 'set-cookie': noticeCookie(services, 'home-saved') } });
  }
  const stored = await findHomeSettings(services);
  return data(
    { values, errors: theirs(values, stored.texts), conflict: true as const, version: stored.version },
    { status: 409 },
  );
}

export default function HomeScreen() {
  const { texts: read, version: present, chosen, words, found, most } = useLoaderData<typeof loader>();
  const { texts, version } = useHeld('home-form', { id: 'home', texts: read, version: present });
  const answered = useActionData<typeof action>();
  const answer = answered && 'values' in answered ? answered : undefined;
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
      <FeaturedChoice {...{ chosen, words, found, most }} />
      <HomeForm key={JSON.stringify(texts)} {...{ texts, version, answer }} />
    </section>
  );
}
