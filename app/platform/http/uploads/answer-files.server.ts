import { data } from '@remix-run/cloudflare';

import type { UploadAnswer } from '~/features/directory/photos/upload/upload-answer';
import { uploadField } from '~/features/pictures/files/upload-field';
import { maxFileBytes, maxFiles, maxFormBytes } from '~/features/pictures/rules/photo-limits';
import { holdsUpAll, photoProblemText, type PhotoProblem } from '~/features/pictures/rules/photo-problems';
import type { Notice } from '~/lib/notices';
import { answerNotice } from '~/platform/http/forms/notice';
import { logWarning } from '~/platform/log';
import type { Services } from '~/platform/services';

import { isBodyWithin } from './body-size';
import { readFiles } from './read-files';
import { inUploadPlace } from './upload-places';

/** Stores a file; returns the problem, or null. */
type Take = (bytes: Uint8Array<ArrayBuffer>, name: string) => Promise<PhotoProblem | null>;

type Options<Answer> = {
  userId: string;
  notice: Notice;
  back: string;
  /**
   * Gets the form's texts once its files are stored or refused, and whether the button is about files. Returns the answer to a
   * button that is not, null when none was pressed.
   */
  onTexts?: (texts: FormData, isAboutFiles: boolean) => Promise<(() => Answer) | null>;
};

/**
 * Answers a form of files that is sent without scripts: each file by itself, so that one failure affects only
 * that file; after a problem that affects all, later files are not tried. When all are stored it redirects to
 * `back`, which shows `notice`, or answers the button that was pressed.
 */
export async function answerFiles<Answer = never>(
  services: Pick<Services, 'config' | 'readTexts'>,
  request: Request,
  take: Take,
  { userId, notice, back, onTexts }: Options<Answer>,
) {
  if (!isBodyWithin(request, maxFormBytes)) {
    return refuse('Together these files are more than 100MB. Please send them in two goes.', 413);
  }
  // One file at a time is in memory, and none is larger than the form.
  const bytes = Math.min(maxFileBytes, Number(request.headers.get('content-length') ?? maxFileBytes));
  const placed = await inUploadPlace({ userId, bytes }, () => takeFiles(request, take));
  const { answer, texts } = placed ?? (await takeNone(request));
  if (texts) services.readTexts.push(texts);
  const pressed = texts && onTexts ? await onTexts(texts, isAboutFiles(texts)) : null;
  if (answer.error || answer.failed.length > 0) {
    return data({ upload: answer }, { status: placed ? 400 : 503 });
  }
  if (pressed) return pressed();
  if (answer.saved === 0) return refuse('Please choose at least one picture.');
  return answerNotice(services, request, notice, back);
}

const isAboutFiles = (texts: FormData) => texts.has(uploadField) || [...texts.keys()].length === 0;

const nothingTaken = (): UploadAnswer => ({ saved: 0, failed: [], isSkipped: false });

/** `texts` are the other fields of the form; null when it could not be read. */
type Taken = { answer: UploadAnswer; texts: FormData | null };

async function takeFiles(request: Request, take: Take): Promise<Taken> {
  const answer = nothingTaken();
  const bounds = { maxBytes: maxFileBytes, maxInAll: maxFormBytes };
  let count = 0;
  let before: PhotoProblem | null = null;
  try {
    const texts = await readFiles(request, bounds, async (file) => {
      if (!isChosen(file)) return;
      const { name, bytes } = file;
      count += 1;
      const problem = problemOf(count, bytes) ?? before ?? (bytes && (await take(bytes, name)));
      if (holdsUpAll(problem)) before = problem;
      if (isOfFile(problem)) answer.isSkipped = true;
      if (problem) answer.failed.push({ name: name || 'File', reason: photoProblemText(problem) });
      else answer.saved += 1;
    });
    return { answer, texts };
  } catch (error) {
    logWarning('form of pictures could not be read', error);
    answer.error = 'The files did not all arrive. Please send again what is not below.';
    return { answer, texts: null };
  }
}

/** Reads a form while there is no room for its files: they are dropped, and its texts are not. */
async function takeNone(request: Request): Promise<Taken> {
  const answer = nothingTaken();
  try {
    const texts = await readFiles(request, { maxBytes: 0, maxInAll: maxFormBytes }, async (file) => {
      if (isChosen(file)) answer.error = photoProblemText('busy');
    });
    return { answer, texts };
  } catch {
    return { answer: { ...answer, error: photoProblemText('busy') }, texts: null };
  }
}

/** A field in which no file was chosen is sent as an empty one without a name. */
const isChosen = ({ name, bytes }: { name: string; bytes: Uint8Array | null }) =>
  name !== '' || bytes?.length !== 0;

const isOfFile = (problem: PhotoProblem | null) =>
  problem !== null && !holdsUpAll(problem) && problem !== 'busy';

function problemOf(count: number, bytes: Uint8Array | null): PhotoProblem | null {
  if (count > maxFiles) return 'too-many-files';
  return bytes ? null : 'too-heavy';
}

const refuse = (error: string, status = 400) => data({ upload: { ...nothingTaken(), error } }, { status });
