import { z } from 'zod';

import { deletePhoto } from '~/features/directory/photos/delete-photo.server';
import { describePhotos } from '~/features/directory/photos/describe-photos.server';
import { orderPhotos } from '~/features/directory/photos/order-photos.server';
import { altTextSchema } from '~/features/directory/photos/photo-form';
import type { PhotoPlace } from '~/features/directory/photos/photo-statements';
import { lookAgain } from '~/features/work/jobs/submitted/look-again.server';
import { isLook } from '~/features/work/jobs/submitted/look-intents';
import { maxPhotos } from '~/features/pictures/rules/photo-limits';
import type { Notice } from '~/lib/notices';
import { readRowId } from '~/lib/row-id';
import { readIntent } from '~/platform/http/forms/form-intents';
import { logError } from '~/platform/log';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

/** 'looked' needs no notice; null: not a button of the page. */
type Change = Notice | 'looked' | null;

type Input = {
  services: Services;
  viewer: Actor;
  propertyId: number;
  form: FormData;
  /** The job that saves images, where the page shows one. */
  saving: string | null;
};

/** Ids of photos in the wanted order, as a button carries them: `3,1,2`. */
const orderSchema = z
  .string()
  .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.number()).max(maxPhotos * 2));

/**
 * Makes the change of a button in the list of photos and returns its notice; 'looked' for the buttons of the work beside it,
 * null for an unknown button. A page without scripts sends the alt texts of all photos with each button: those that were
 * changed are saved first.
 */
export async function answerChange(input: Input): Promise<Change> {
  try {
    return await change(input);
  } catch (error) {
    // The error page of a form without scripts has what was typed in it.
    if (input.form.has('storedText')) throw error;
    logError('photos could not be changed', error);
    return 'photos-failed';
  }
}

async function change({ services, viewer, propertyId, form, saving }: Input): Promise<Change> {
  const place = { manager: viewer, propertyId };
  const intent = pressedIn(form);
  if (!intent) return null;
  const described = await describeChanged(services, place, form);
  if (isLook(intent)) {
    await lookAgain(services, { viewer, ids: [saving], intent });
    return 'looked';
  }
  if (intent === 'order') {
    const order = orderSchema.safeParse(form.get('order'));
    if (!order.success) return null;
    return (await orderPhotos(services, place, order.data)) ? 'photos-ordered' : 'photo-gone';
  }
  if (intent === 'describe') return described && (described === 'all' ? 'photo-described' : 'photo-gone');
  const photoId = readRowId(form.get('delete'));
  if (!photoId) return null;
  return (await deletePhoto(services, place, photoId)) ? 'photo-deleted' : 'photo-gone';
}

/** The form of all photos has buttons that carry what they are about instead of an intent. */
function pressedIn(form: FormData) {
  if (form.has('intent')) return readIntent('dashboard.edit-property.$id_.photos', form);
  if (form.has('order')) return 'order';
  return form.has('delete') ? 'delete' : 'describe';
}

/**
 * Saves the alt texts that differ from what the page had shown, or the only one that was sent. Null when none
 * was sent or one is not a valid alt text; 'some' when a photo no longer exists.
 */
export async function describeChanged(services: Services, place: PhotoPlace, form: FormData) {
  const [photos, texts, before] = ['photo', 'altText', 'storedText'].map((name) => form.getAll(name));
  const changes = new Map<number, string>();
  for (const [at, text] of (texts ?? []).slice(0, maxPhotos * 2).entries()) {
    const photoId = readRowId(photos?.[at] ?? null);
    const altText = altTextSchema.safeParse(text);
    if (!photoId || !altText.success) return null;
    if (text !== before?.[at]) changes.set(photoId, altText.data);
  }
  if (!texts?.length) return null;
  const descriptions = [...changes].map(([photoId, altText]) => ({ photoId, altText }));
  return (await describePhotos(services, place, descriptions)) ? ('all' as const) : ('some' as const);
}
