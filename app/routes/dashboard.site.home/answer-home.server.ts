import { data, redirect } from '@remix-run/cloudflare';

import { readVersion, theirs, typedBeside, type FormAnswer } from '~/features/content/forms/form-answer';
import { findHomeSettings, maxChosen } from '~/features/content/home/find-home-settings.server';
import { findPropertiesToFeature } from '~/features/content/home/find-properties-to-feature.server';
import { homeFormSchema } from '~/features/content/home/home-form.server';
import { saveFeatured, saveHomeTexts } from '~/features/content/home/save-home-settings.server';
import { readOrder, wordsIn } from '~/features/content/ordering/read-order';
import type { Actor } from '~/lib/actor';
import { readPageForm } from '~/lib/form/page-parts';
import { readForm } from '~/lib/form/read-form';
import { readIntent } from '~/platform/http/forms/form-intents';
import { answerNotice, noticeCookie } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';

const here = '/dashboard/site/home';

type Input = { services: Services; request: Request; actor: Actor; form: FormData };

/** Answers the texts of the home page, its list of featured stays, and the search for more of them. */
export async function answerHome({ services, request, actor, form }: Input) {
  const { own } = readPageForm(form);
  const intent = readIntent('dashboard.site.home', own);
  const { texts, version } = await findHomeSettings(services);
  const reply = readForm(form, homeFormSchema).reply();
  const typed = typedBeside(form, reply, texts);
  const words = wordsIn(form);
  // Without scripts, Enter in the search sends the texts with it.
  const isEnter = intent === 'texts' && words.trim() !== '' && Object.keys(theirs(reply, texts)).length === 0;
  if (intent === 'find' || isEnter) {
    if (!typed) throw redirect(`${here}?${new URLSearchParams({ find: words }).toString()}`, 303);
    const found = await findPropertiesToFeature(services, words);
    return data<FormAnswer>({ ...typed, search: { words, found } });
  }
  if (intent !== 'featured') return saveTexts(services, actor, form);
  const notice = await saveList(services, actor, own);
  if (typed) {
    const next = await nextVersion(services, { seen: typed.version, before: version });
    return data<FormAnswer>({ ...typed, version: next, kept: { notice } });
  }
  return answerNotice(services, request, notice, here, notice === 'list-changed' ? 409 : 400);
}

type Versions = { seen: number | undefined; before: number };

/** The list and the texts have one version: the list's own step is no change of the texts, any other is. */
async function nextVersion(services: Services, { seen, before }: Versions) {
  const { version } = await findHomeSettings(services);
  return seen === before && version === before + 1 ? version : seen;
}

async function saveList(services: Services, actor: Actor, form: FormData) {
  const [seen, order] = [readOrder(form.get('seen'), 50), readOrder(form.get('order'), maxChosen)];
  if (!seen || !order) return 'list-changed';
  const outcome = await saveFeatured(services, actor, { seen, order });
  return ({ saved: 'list-saved', changed: 'list-changed', full: 'list-full' } as const)[outcome];
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
