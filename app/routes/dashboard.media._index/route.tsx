import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';

import { WordSearch } from '~/components/forms/word-search';
import { EmptyNote } from '~/components/ui/empty-note';
import { ListPages } from '~/components/ui/list-pages';
import { listMediaPictures } from '~/features/pictures/library/list-media-pictures.server';
import { mediaQueryString, readMediaQuery } from '~/features/pictures/library/media-query';
import { useNotice } from '~/components/ui/toast/use-notice';
import { answerFiles } from '~/platform/http/uploads/answer-files.server';
import { isBodyWithin } from '~/platform/http/uploads/body-size';
import { requireStaff } from '~/platform/auth/guards.server';
import { sentForm } from '~/platform/http/forms/sent-form';
import { receiveMedia } from '~/platform/http/uploads/receive-media.server';

import { answerChange, type PictureTrouble } from './answer-change.server';
import { PictureCard } from './picture-card';
import { MediaUpload } from './media-upload';

/** Enough for buttons and an alt text. */
const maxFormBytes = 20_000;

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const query = readMediaQuery(new URL(request.url).searchParams);
  return { ...(await listMediaPictures(services, query)), query };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireStaff(services, request);
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const take = async (bytes: Uint8Array<ArrayBuffer>, fileName: string) => {
      const sent = { request, viewer, altText: null, fileName };
      return (await receiveMedia(services, sent, async () => bytes)).problem;
    };
    const { userId } = viewer;
    return answerFiles(services, request, take, {
      userId,
      notice: 'image-uploaded',
      back: '/dashboard/media',
    });
  }
  if (!isBodyWithin(request, maxFormBytes)) throw data(null, { status: 413 });
  const form = await sentForm(request);
  return answerChange({ services, request, viewer, form });
}

/** Also after a refusal: it may mean that the list has changed. */
export const shouldRevalidate = () => true;

export default function Media() {
  const { images, next, query } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { words, before } = query;
  const trouble: PictureTrouble | null = answer && 'trouble' in answer ? answer.trouble : null;
  useNotice(answer);
  return (
    <section aria-labelledby="media" className="grid gap-6">
      <header className="grid gap-2">
        <Link
          to="/dashboard/pages"
          className="inline-flex min-h-11 items-center gap-2 justify-self-start text-jacaranda underline"
        >
          <ArrowLeft aria-hidden size={18} strokeWidth={1.5} />
          Pages
        </Link>
        <h2 id="media" className="text-2xl">
          Media
        </h2>
        <p className="measure text-ink-soft">
          Pictures for pages and the home page. Each needs an alt text before it can be used: one sentence
          that says what it shows to people who cannot see it.
        </p>
      </header>
      <MediaUpload answer={answer && 'upload' in answer ? answer.upload : null} />
      <WordSearch
        key={words}
        label="Alt text or file name"
        words={words}
        maxLength={100}
        fieldClassName="min-w-48"
      />
      {images.length === 0 ? (
        <EmptyNote>
          {words || before ? 'No picture was found.' : 'No pictures yet. Choose some above.'}
        </EmptyNote>
      ) : (
        <ul aria-label="Pictures, newest first" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {images.map((image) => (
            <li key={image.id} className="grid">
              <PictureCard image={image} trouble={trouble?.imageId === image.id ? trouble : null} />
            </li>
          ))}
        </ul>
      )}
      {(before || next) && (
        <ListPages
          first={before ? `?${mediaQueryString({ words })}` : null}
          next={next ? `?${mediaQueryString({ words, before: next })}` : null}
        />
      )}
    </section>
  );
}
