import { z } from 'zod';

import { deletePhoto } from '~/features/directory/photos/delete-photo.server';
import { describePhoto } from '~/features/directory/photos/describe-photo.server';
import { orderPhotos } from '~/features/directory/photos/order-photos.server';
import { describeSchema } from '~/features/directory/photos/describe-form';
import { maxPhotos } from '~/features/pictures/rules/photo-limits';
import { readForm } from '~/lib/form/read-form';
import type { Notice } from '~/lib/notices';
import { readRowId } from '~/lib/row-id';
import { readIntent } from '~/platform/http/form-intents';
import { logError } from '~/platform/log';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

type Input = { services: Services; viewer: Actor; propertyId: number; form: FormData };

/** Ids of photos in the wanted order, as a button carries them: `3,1,2`. */
const orderSchema = z
  .string()
  .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.number()).max(maxPhotos * 2));

/** Makes the change of a button in the list of photos and returns its notice; null for an unknown button. */
export async function answerChange(input: Input): Promise<Notice | null> {
  try {
    return await change(input);
  } catch (error) {
    logError('photos could not be changed', error);
    return 'photos-failed';
  }
}

async function change({ services, viewer, propertyId, form }: Input): Promise<Notice | null> {
  const place = { manager: viewer, propertyId };
  const intent = readIntent('dashboard.edit-property.$id_.photos', form);
  if (intent === 'order') {
    const order = orderSchema.safeParse(form.get('order'));
    if (!order.success) return null;
    return (await orderPhotos(services, place, order.data)) ? 'photos-ordered' : 'photo-gone';
  }
  const photoId = readRowId(form.get('photo'));
  if (!intent || !photoId) return null;
  if (intent === 'delete') {
    return (await deletePhoto(services, place, photoId)) ? 'photo-deleted' : 'photo-gone';
  }
  const submission = readForm(form, describeSchema);
  if (submission.status !== 'success') return null;
  const isDone = await describePhoto(services, place, { photoId, ...submission.value });
  return isDone ? 'photo-described' : 'photo-gone';
}
