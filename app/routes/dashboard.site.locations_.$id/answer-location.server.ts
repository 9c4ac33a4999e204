import { data, redirect } from '@remix-run/cloudflare';

import { findLocation, type EditedLocation } from '~/features/content/location-editor/find-location.server';
import { errorsOf } from '~/features/content/location-editor/location-answers';
import { locationFormSchema } from '~/features/content/location-editor/location-form.server';
import {
  findGuides,
  maxGuides,
  saveRelatedGuides,
} from '~/features/content/location-editor/related-guides.server';
import { saveLocation } from '~/features/content/location-editor/save-location.server';
import { readOrder, wordsIn } from '~/features/content/ordering/read-order';
import { readVersion, theirs, typedBeside, type FormAnswer } from '~/features/content/forms/form-answer';
import { readPageForm } from '~/lib/form/page-parts';
import { readForm } from '~/lib/form/read-form';
import { readIntent } from '~/platform/http/forms/form-intents';
import { answerNotice, noticeCookie } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

type Input = {
  services: Services;
  request: Request;
  actor: Actor;
  location: EditedLocation;
  form: FormData;
};

const pathOf = ({ id }: EditedLocation) => `/dashboard/site/locations/${id}`;

/** Saves the location's own fields, or returns the form with its errors. */
export async function answerSave({ services, actor, location, form }: Input) {
  const submission = readForm(form, locationFormSchema);
  const version = readVersion(form);
  const refuse = (answer: FormAnswer, status = 400) => data(answer, { status });
  if (submission.status !== 'success' || version === null) {
    return refuse({ reply: submission.reply(), version: version ?? location.version });
  }
  const outcome = await saveLocation(services, actor, { id: location.id, version, form: submission.value });
  if (outcome === 'saved') {
    const headers = { 'set-cookie': noticeCookie(services, 'location-saved') };
    throw redirect(pathOf(location), { status: 303, headers });
  }
  if (outcome !== 'conflict') {
    return refuse({ reply: submission.reply({ fieldErrors: errorsOf(outcome) }), version });
  }
  const stored = (await findLocation(services, location.id)) ?? location;
  const fieldErrors = theirs(submission.reply(), stored.texts);
  if (fieldErrors.isActive)
    fieldErrors.isActive = [`Saved meanwhile by somebody else: ${stored.isActive ? 'active' : 'inactive'}`];
  const reply = submission.reply({ fieldErrors });
  return refuse({ reply, conflict: true, version: stored.version }, 409);
}

/** Answers the list of the page's related guides, and the search for more of them. */
export async function answerGuides({ services, request, actor, location, form }: Input) {
  const { own } = readPageForm(form);
  const typed = typedBeside(form, readForm(form, locationFormSchema).reply(), location.texts);
  const here = pathOf(location);
  if (readIntent('dashboard.site.locations_.$id', own) === 'find') {
    const words = wordsIn(form);
    if (!typed) throw redirect(`${here}?${new URLSearchParams({ find: words }).toString()}`, 303);
    const found = await findGuides(services, words);
    return data<FormAnswer>({ ...typed, search: { words, found } });
  }
  const notice = await saveGuides(services, actor, location, own);
  if (typed) return data<FormAnswer>({ ...typed, kept: { notice } });
  return answerNotice(services, request, notice, here, 409);
}

/** Saves the related guides of the location's page, whole. */
async function saveGuides(
  services: Services,
  actor: Actor,
  { use: { pageId } }: EditedLocation,
  form: FormData,
) {
  const [seen, order] = [readOrder(form.get('seen'), 50), readOrder(form.get('order'), maxGuides)];
  if (!seen || !order) {
    const isFull = (readOrder(form.get('order'), 50)?.length ?? 0) > maxGuides;
    return isFull ? 'list-full' : 'list-changed';
  }
  const isSaved = pageId !== null && (await saveRelatedGuides(services, actor, { pageId, seen, order }));
  return isSaved ? 'list-saved' : 'list-changed';
}
