import { data, redirect } from '@remix-run/cloudflare';

import { isStaff } from '~/lib/roles';
import {
  readFoundPictures,
  type FoundPictures,
} from '~/features/manage/generator/pictures/read-found-pictures';
import { saveFoundPictures } from '~/features/manage/generator/pictures/save-found-pictures.server';
import { addedPath } from '~/features/manage/property-editor/added-path';
import { addProperty } from '~/features/manage/property-editor/saving/add-property.server';
import { contentOfForm, staffContentOfForm } from '~/features/directory/listing/content-of-form';
import type { PropertyAnswer } from '~/features/manage/property-editor/property-answer';
import { keyField, photosField } from '~/features/directory/listing/editor-fields';
import { photosPath } from '~/features/manage/property-editor/editor-paths';
import { listEditorChoices } from '~/features/directory/listing/list-editor-choices.server';
import { readPropertyForm } from '~/features/manage/property-editor/read-property-form';
import { logError } from '~/platform/log';
import { noticeCookie } from '~/platform/http/forms/notice';
import { takeAttempt } from '~/platform/http/limits/rate-limit.server';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

import { withSuburb } from './with-suburb';

/** The answer without a redirect; `images` are the chosen ones from the property's website. */
export type AddAnswer = PropertyAnswer & {
  images: FoundPictures | null;
  /** True when the generator's results are in the form. */
  isApplied?: boolean;
};

const perHour = 30;
const failed = 'Failed to Add Property';

/**
 * Answers the add form: redirects to the dashboard once the property is stored, or to its photos when some
 * follow; 200 when a unit was added or removed, 400 with errors, 429 above thirty an hour, 503 when the store
 * fails. What was typed is kept.
 */
export async function answerAdd(services: Services, viewer: Actor, form: FormData) {
  const { suburbs } = await listEditorChoices(services);
  const submission = readPropertyForm(form, { mode: 'add', suburbs: suburbs.map(({ slug }) => slug) });
  const reply = withSuburb(submission.reply(), suburbs);
  const images = readFoundPictures(form);
  const answer = (status: number, text?: string) =>
    data<AddAnswer>({ reply, images, ...(text && { notice: { title: failed, text } }) }, { status });
  if (images?.isMove) return data<AddAnswer>({ reply: { initialValue: reply.initialValue }, images });
  if (submission.status !== 'success') return answer(submission.status === 'error' ? 400 : 200);
  if (images?.error) return answer(400, images.error);
  const content = contentOfForm(submission.value, suburbs);
  const staff = isStaff(viewer) ? staffContentOfForm(submission.value) : null;
  const formKey = String(form.get(keyField) ?? '').slice(0, 64);
  let to: string;
  try {
    const key = `add-property:${viewer.userId}`;
    const isAllowed =
      isStaff(viewer) || (await takeAttempt(services, { key, limit: perHour, windowSeconds: 3600 }));
    if (!isAllowed)
      return answer(429, 'You have added many properties within an hour. Please try again later.');
    const added = await addProperty(services, { ownerId: viewer.profileId, formKey, content, staff });
    if (added.outcome === 'no-profile') {
      return answer(400, 'Profile not found. Please complete your profile first.');
    }
    const saving =
      images && (await saveFoundPictures(services, { viewer, propertyId: added.id, found: images }));
    to = pathAfter(added.id, { saving, follow: form.get(photosField) === 'yes' });
  } catch (error) {
    logError('property not added', error);
    return answer(503, 'Nothing has been stored. Please try again.');
  }
  throw redirect(to, { status: 303, headers: { 'set-cookie': noticeCookie(services, 'property-added') } });
}

/** The overview; the property's photos when pictures are being saved or photos follow. */
function pathAfter(id: number, { saving, follow }: { saving: string | null; follow: boolean }): string {
  if (!saving && !follow) return addedPath(id);
  const counts = new URLSearchParams({
    ...(saving && { saving }),
    ...(follow && { [photosField]: 'yes' }),
  });
  return `${photosPath(id)}?${counts}`;
}
