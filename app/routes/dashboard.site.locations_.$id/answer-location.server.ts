import { data, redirect } from '@remix-run/cloudflare';
import { z } from 'zod';

import { findLocation, type EditedLocation } from '~/features/content/location-editor/find-location.server';
import { errorsOf } from '~/features/content/location-editor/location-answers';
import { locationFormSchema } from '~/features/content/location-editor/location-form.server';
import { mostGuides, saveRelatedGuides } from '~/features/content/location-editor/related-guides.server';
import { saveLocation } from '~/features/content/location-editor/save-location.server';
import { readOrder } from '~/features/content/ordering/read-order';
import { theirs } from '~/features/content/forms/form-answer';
import { answerNotice, noticeCookie } from '~/platform/http/notice';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

type Asked = {
  services: Services;
  request: Request;
  actor: Actor;
  location: EditedLocation;
  values: Record<string, string>;
};

const pathOf = ({ id }: EditedLocation) => `/dashboard/site/locations/${id}`;

/** Saves the location's own fields, or returns the form with its errors. */
export async function answerSave({ services, actor, location, values }: Asked) {
  const parsed = locationFormSchema.safeParse(values);
  const version = Number(values.version || Number.NaN);
  if (!parsed.success || !Number.isSafeInteger(version)) {
    const errors = parsed.success ? {} : z.flattenError(parsed.error).fieldErrors;
    return data({ values, errors, version: version || location.version }, { status: 400 });
  }
  const outcome = await saveLocation(services, actor, { id: location.id, version, form: parsed.data });
  if (outcome === 'saved') {
    const headers = { 'set-cookie': noticeCookie(services, 'location-saved') };
    throw redirect(pathOf(location), { status: 303, headers });
  }
  if (outcome !== 'conflict') {
    return data({ values, errors: errorsOf(outcome), version }, { status: 400 });
  }
  const stored = (await findLocation(services, location.id)) ?? location;
  const typed = { isActive: '', ...values };
  const errors: Record<string, string[] | undefined> = theirs(typed, stored.texts);
  if (errors.isActive)
    errors.isActive = [`Saved meanwhile by somebody else: ${stored.isActive ? 'active' : 'inactive'}`];
  return data({ values, errors, conflict: true as const, version: stored.version }, { status: 409 });
}

/** Saves the related guides of the location's page, whole. */
export async function answerGuides({ services, request, actor, location, values }: Asked) {
  const [seen, order] = [readOrder(values.seen, 50), readOrder(values.order, mostGuides)];
  const { pageId } = location.use;
  const here = pathOf(location);
  if (!seen || !order) {
    const isFull = (readOrder(values.order, 50)?.length ?? 0) > mostGuides;
    return answerNotice(services, request, isFull ? 'list-full' : 'list-changed', here);
  }
  const isSaved = pageId !== null && (await saveRelatedGuides(services, actor, { pageId, seen, order }));
  return answerNotice(services, request, isSaved ? 'list-saved' : 'list-changed', here, 409);
}
