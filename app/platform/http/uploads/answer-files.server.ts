import { data } from '@remix-run/cloudflare';

import type { UploadAnswer } from '~/features/directory/photos/upload/upload-answer';
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

type Options = {
  userId: string;
  notice: Notice;
  back: string;
  /** Gets the form's texts once its files are stored or refused. */
  onTexts?: (texts: FormData) => Promise<unknown>;
};

/**
 * Answers a form of files that is sent without scripts: each file by itself, so that one failure affects only
 * that file; after a problem that affects all, later files are not tried. When all are stored it redirects to
 * `back`, which shows `notice`.
 */
export async function answerFiles(
  services: Pick<Services, 'config'>,
  request: Request,
  take: Take,
  { userId, notice, back, onTexts }: Options,
) {
  if (!isBodyWithin(request, maxFormBytes)) {
    return refuse('Together these files are more than 100MB. Please send them in two goes.', 413);
  }
  // One file at a time is in memory, and none is larger than the form.
  const bytes = Math.min(maxFileBytes, Number(request.headers.get('content-length') ?? maxFileBytes));
  const answer = await inUploadPlace({ userId, bytes }, () => takeFiles(request, take, onTexts));
  if (!answer) {
    await onTexts?.(await textsOf(request));
    return refuse(photoProblemText('busy'), 503);
  }
  if (answer.error || answer.failed.length > 0) return data({ upload: answer }, { status: 400 });
  if (answer.saved === 0) return refuse('Please choose at least one picture.');
  return answerNotice(services, request, notice, back);
}

async function takeFiles(request: Request, take: Take, onTexts: Options['onTexts']): Promise<UploadAnswer> {
  const answer: UploadAnswer = { saved: 0, failed: [], isSkipped: false };
  const bounds = { maxBytes: maxFileBytes, maxInAll: maxFormBytes };
  let count = 0;
  let before: PhotoProblem | null = null;
  try {
    const texts = await readFiles(request, bounds, async ({ name, bytes }) => {
      if (!name && bytes?.length === 0) return;
      count += 1;
      const problem = problemOf(count, bytes) ?? before ?? (bytes && (await take(bytes, name)));
      if (holdsUpAll(problem)) before = problem;
      if (isOfFile(problem)) answer.isSkipped = true;
      if (problem) answer.failed.push({ name: name || 'File', reason: photoProblemText(problem) });
      else answer.saved += 1;
    });
    await onTexts?.(texts);
  } catch (error) {
    logWarning('form of pictures could not be read', error);
    answer.error = 'The files did not all arrive. Please send again what is not below.';
  }
  return answer;
}

/** The texts of a form whose files nobody keeps; none when it cannot be read. */
const textsOf = (request: Request) =>
  readFiles(request, { maxBytes: 0, maxInAll: maxFormBytes }, async () => undefined).catch(
    () => new FormData(),
  );

const isOfFile = (problem: PhotoProblem | null) =>
  problem !== null && !holdsUpAll(problem) && problem !== 'busy';

function problemOf(count: number, bytes: Uint8Array | null): PhotoProblem | null {
  if (count > maxFiles) return 'too-many-files';
  return bytes ? null : 'too-heavy';
}

const refuse = (error: string, status = 400) =>
  data({ upload: { error, saved: 0, failed: [], isSkipped: false } satisfies UploadAnswer }, { status });
