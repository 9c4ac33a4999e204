import { data } from '@remix-run/cloudflare';

import { describeMediaPicture } from '~/features/pictures/library/describe-media-picture.server';
import { describeSchema } from '~/features/pictures/library/media-form';
import { mediaQueryString, readMediaQuery } from '~/features/pictures/library/media-query';
import type { MediaUse } from '~/features/pictures/library/media-uses.server';
import { removeMediaPicture } from '~/features/pictures/library/remove-media-picture.server';
import type { FormReply } from '~/lib/form/form-reply';
import { readForm } from '~/lib/form/read-form';
import { readRowId } from '~/lib/row-id';
import { readIntent } from '~/platform/http/forms/form-intents';
import { answerNotice } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

/** The error of one picture's form. */
export type PictureTrouble = {
  imageId: number;
  /** About the form with the alt text. */
  reply?: FormReply;
  /** The uses that prevent its deletion. */
  uses?: MediaUse[];
};

type Input = { services: Services; request: Request; viewer: Actor; form: FormData };

/** Makes the change of one picture's form. Throws 400 for an unknown form. */
export async function answerChange({ services, request, viewer, form }: Input) {
  const imageId = readRowId(form.get('image'));
  const intent = readIntent('dashboard.media._index', form);
  if (!imageId || !intent) throw data(null, { status: 400 });
  const by = { imageId, actor: viewer };
  const back = `/dashboard/media?${mediaQueryString(readMediaQuery(new URL(request.url).searchParams))}`;
  if (intent === 'delete') {
    const removal = await removeMediaPicture(services, by);
    if (removal.isRemoved) return answerNotice(services, request, 'image-removed', back);
    if (removal.uses.length === 0) return answerNotice(services, request, 'image-gone', back);
    return data({ trouble: { imageId, uses: removal.uses } satisfies PictureTrouble }, { status: 409 });
  }
  const submission = readForm(form, describeSchema, { max: 500 });
  if (submission.status !== 'success') return trouble({ imageId, reply: submission.reply() }, 400);
  const outcome = await describeMediaPicture(services, { ...by, ...submission.value });
  if (outcome === 'done') return answerNotice(services, request, 'image-described', back);
  if (outcome === 'gone') return answerNotice(services, request, 'image-gone', back);
  const fieldErrors = { altText: ['Somebody else has changed this meanwhile; see above'] };
  return trouble({ imageId, reply: submission.reply({ fieldErrors }) }, 409);
}

const trouble = (found: PictureTrouble, status: number) => data({ trouble: found }, { status });
