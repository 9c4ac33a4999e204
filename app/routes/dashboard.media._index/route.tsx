import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';

import { PageForm } from '~/components/forms/page-form';
import { WordSearch } from '~/components/forms/word-search';
import { EmptyNote } from '~/components/ui/empty-note';
import { ListPages } from '~/components/ui/list-pages';
import { listMediaPictures } from '~/features/pictures/library/list-media-pictures.server';
import { mediaQueryString, readMediaQuery } from '~/features/pictures/library/media-query';
import { useNotice } from '~/components/ui/toast/use-notice';
import { keptIn } from '~/lib/form/page-parts';
import { answerPageForm } from '~/platform/http/forms/answer-page-form.server';
import { answerFiles } from '~/platform/http/uploads/answer-files.server';
import { isBodyWithin } from '~/platform/http/uploads/body-size';
import { requireStaff } from '~/platform/auth/guards.server';
import { sentForm } from '~/platform/http/forms/sent-form';
import { receiveMedia } from '~/platform/http/uploads/receive-media.server';

import { answerChange, type PictureTrouble } from './answer-change.server';
import { PictureCard } from './picture-card';
import { MediaUpload } from './media-upload';

/** Enough for buttons and the alt texts of a page, which are sent with it without scripts. */
const maxFormBytes = 200_000;

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const query = readMediaQuery(new URL(request.url).searchParams);
  return { ...(await listMediaPictures(services, query)), query };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireStaff(services, request);
  const isOfFiles = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  if (!isOfFiles && !isBodyWithin(request, maxFormBytes)) throw data(null, { status: 413 });
  return answerPageForm({ services, request }, async (partOf) => {
    const answerButton = async (form: FormData) =>
      answerChange({ services, request, viewer, form: partOf(form) });
    if (!isOfFiles) return answerButton(await sentForm(request));
    const take = async (bytes: Uint8Array<ArrayBuffer>, fileName: string) => {
      const sent = { request, viewer, altText: null, fileName };
      return (await receiveMedia(services, sent, async () => bytes)).problem;
    };
    const { userId } = viewer;
    return answerFiles(services, request, take, {
      userId,
      notice: 'image-uploaded',
      back: '/dashboard/media',
      // Without scripts every button of the page sends the files that were chosen.
      onTexts: async (texts, isAboutFiles) => {
        if (!isAboutFiles) return settled(answerButton(texts));
        partOf(texts);
        return null;
      },
    });
  });
}

/** Its answer, or what it throws, once the files are dealt with. */
async function settled<Answer>(change: Promise<Answer>): Promise<() => Answer> {
  try {
    const answer = await change;
    return () => answer;
  } catch (thrown) {
    return () => {
      throw thrown;
    };
  }
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
      <PageForm kept={keptIn(answer)} hasFiles>
        <MediaUpload answer={answer && 'upload' in answer ? answer.upload : null} />
        <WordSearch
          key={words}
          label="Alt text or file name"
          words={words}
          maxLength={100}
          fieldClassName="min-w-[min(12rem,100%)]"
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
      </PageForm>
      {(before || next) && (
        <ListPages
          first={before ? `?${mediaQueryString({ words })}` : null}
          next={next ? `?${mediaQueryString({ words, before: next })}` : null}
        />
      )}
    </section>
  );
}
