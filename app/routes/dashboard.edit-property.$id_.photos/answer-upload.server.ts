import { data } from '@remix-run/cloudflare';

import { mostFileBytes, mostFiles, mostFormBytes } from '~/features/photos/photo-limits';
import { photoProblemText, type PhotoProblem } from '~/features/photos/photo-problems';
import { isBodyWithin } from '~/platform/body-size';
import { logWarning } from '~/platform/log';
import { answerNotice } from '~/platform/notice';
import { readFiles } from '~/platform/read-files';
import { receivePhoto } from '~/platform/receive-photo.server';
import type { Services } from '~/platform/services';
import type { Viewer } from '~/platform/session.server';
import { inUploadPlace } from '~/platform/upload-places';

export type UploadAnswer = {
  /** About the whole form. */
  error?: string;
  saved: number;
  failed: { name: string; reason: string }[];
};

type Asked = { services: Services; request: Request; viewer: Viewer; propertyId: number };

/** Answers the form of files that is sent without scripts: each file for itself, so that one fails alone. */
export async function answerUpload(asked: Asked, back: string) {
  if (!isBodyWithin(asked.request, mostFormBytes)) {
    return refuse('Together these files are more than 100MB. Please send them in two goes.', 413);
  }
  const answer = await inUploadPlace(() => takeFiles(asked));
  if (!answer) return refuse(photoProblemText('busy'), 503);
  if (answer.error || answer.failed.length > 0) return data({ upload: answer }, { status: 400 });
  if (answer.saved === 0) return refuse('Please choose at least one picture.');
  return answerNotice(asked.request, 'photos-added', back);
}

async function takeFiles(asked: Asked): Promise<UploadAnswer> {
  const answer: UploadAnswer = { saved: 0, failed: [] };
  let count = 0;
  try {
    await readFiles(asked.request, mostFileBytes, async ({ name, bytes }) => {
      if (!name && bytes?.length === 0) return;
      count += 1;
      const problem = count > mostFiles ? 'too-many-files' : await take(asked, bytes);
      if (problem) answer.failed.push({ name: name || 'File', reason: photoProblemText(problem) });
      else answer.saved += 1;
    });
  } catch (error) {
    logWarning('form of photos could not be read', error);
    answer.error = 'The files did not all arrive. Please send again what is not below.';
  }
  return answer;
}

function take(
  { services, viewer, propertyId }: Asked,
  bytes: Uint8Array<ArrayBuffer> | null,
): PhotoProblem | Promise<PhotoProblem | null> {
  return bytes ? receivePhoto(services, { viewer, propertyId }, async () => bytes) : 'too-heavy';
}

const refuse = (error: string, status = 400) =>
  data({ upload: { error, saved: 0, failed: [] } satisfies UploadAnswer }, { status });
