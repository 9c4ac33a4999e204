import type { Database } from '~/db/client';
import { findWork, type WorkStatus } from '~/features/work/jobs/submitted/find-work.server';
import { sanitizeRichText } from '~/lib/rich-text/rich-text.server';
import { pageContentJobSchema, pageContentResultSchema } from '~/jobs/page-content-job';
import { pageImageJobSchema, pageImageResultSchema } from '~/jobs/page-image-job';
import type { Actor } from '~/lib/actor';

import type { PageValues } from './page-fields';
import type { WritingType } from './writing-fields';

export type PageWork = {
  status: WorkStatus;
  type: WritingType;
  prompt: string;
  /** The form's values, and the version that it was loaded with. */
  typed: { values: PageValues; seen: number | null };
  result: {
    /** By the names of the page form. */
    values: Omit<PageValues, 'page_type' | 'meta_keywords' | 'canonical_url' | 'is_published'>;
    warnings: string[];
    isLocal: boolean;
    /** A generated picture, with its alt text. */
    image: { id: number; address: string; altText: string } | null;
  } | null;
};

/** The viewer's own job for that page, stored or not (`page` null); null when there is none. */
export async function findPageWork(
  deps: { db: Database },
  viewer: Pick<Actor, 'userId'>,
  { id, page }: { id: string | null | undefined; page: number | null },
): Promise<PageWork | null> {
  const work = await findWork(deps, viewer, { id });
  const isImage = work?.kind === 'page-image';
  if (!work || (!isImage && work.kind !== 'page-content')) return null;
  const order = (isImage ? pageImageJobSchema : pageContentJobSchema).safeParse(work.input);
  if (!order.success || order.data.typed.page !== page) return null;
  const { prompt, typed } = order.data;
  return {
    status: work.status,
    type: 'contentType' in order.data ? (order.data.contentType as WritingType) : 'image',
    prompt,
    typed: { values: typed.values as PageValues, seen: typed.seen },
    result: isImage ? pictureResult(work.result) : contentResult(work.result),
  };
}

function contentResult(result: unknown): PageWork['result'] {
  const { data } = pageContentResultSchema.safeParse(result);
  if (!data) return null;
  const { content, faq, ...lines } = data.values;
  return {
    ...data,
    image: null,
    values: {
      ...lines,
      ...(content && { content: sanitizeRichText(content) }),
      ...(faq && { faq: faq.map((entry) => ({ ...entry, answer: sanitizeRichText(entry.answer) })) }),
    },
  };
}

function pictureResult(result: unknown): PageWork['result'] {
  const { data } = pageImageResultSchema.safeParse(result);
  if (!data) return null;
  const { imageId, address, altText } = data;
  const image = { id: imageId, address, altText };
  return { values: { featured_image_url: address }, warnings: [], isLocal: false, image };
}
