import { data } from '@remix-run/cloudflare';

import { mostFileBytes, mostFiles, mostFormBytes } from '~/features/photos/photo-limits';
import { photoProblemText, type PhotoProblem } from '~/features/photos/photo-problems';
import type { UploadAnswer } from '~/features/photos/upload-answer';
import type { Notice } from '~/features/site/notices';

import { isBodyWithin } from './body-size';
import { logWarning } from './log';
import { answerNotice } from './notice';
import { readFiles } from './read-files';
import { inUploadPlace } from './upload-places';

/** Why a file was not taken; null when it was. */
type Take = (bytes: Uint8Array<ArrayBuffer>, name: string) => Promise<PhotoProblem | null>;

/**
 * Answers a form of files that is sent without scripts: each file for itself, so that one fails alone. When all are taken
 * it goes `back`, where `notice` is said.
 */
export async function answerFiles(
  request: Request,
  take: Take,
  { notice, back }: { notice: Notice; back: string },
) {
  if (!isBodyWithin(request, mostFormBytes)) {
    return refuse('Together these files are more than 100MB. Please send them in two goes.', 413);
  }
  const answer = await inUploadPlace(() => takeFiles(request, take));
  if (!answer) return refuse(photoProblemText('busy'), 503);
  if (answer.error || answer.failed.length > 0) return data({ upload: answer }, { status: 400 });
  if (answer.saved === 0) return refuse('Please choose at least one picture.');
  return answerNotice(request, notice, back);
}

async function takeFiles(request: Request, take: Take): Promise<UploadAnswer> {
  const answer: UploadAnswer = { saved: 0, failed: [] };
  let count = 0;
  try {
    await readFiles(request, mostFileBytes, async ({ name, bytes }) => {
      if (!name && bytes?.length === 0) return;
      count += 1;
      const problem = count > mostFiles ? 'too-many-files' : bytes ? await take(bytes, name) : 'too-heavy';
      if (problem) answer.failed.push({ name: name || 'File', reason: photoProblemText(problem) });
      else answer.saved += 1;
    });
  } catch (error) {
    logWarning('form of pictures could not be read', error);
    answer.error = 'The files did not all arrive. Please send again what is not below.';
  }
  return answer;
}

const refuse = (error: string, status = 400) =>
  data({ upload: { error, saved: 0, failed: [] } satisfies UploadAnswer }, { status });
