import { isPhotoProblem, photoProblemText, type PhotoProblem } from './photo-problems';

export type UploadStep =
  { state: 'sending'; share: number } | { state: 'saved' } | { state: 'failed'; problem: PhotoProblem };

type UploadResult = { saved: number; failed: { name: string; reason: string }[] };

const patienceMs = 120_000;
const busyTurns = 4;
const busyWaitMs = 1500;

/**
 * Sends files, each as the whole body to its address, one after the other and tells of each how far it is; `share` is 0 to 1 of what has left the
 * browser. Never rejects: what failed is named with its reason, and may be sent again without becoming two.
 */
export async function sendFiles(
  addressOf: (file: File) => string,
  files: readonly File[],
  onProgress: (index: number, step: UploadStep) => void = () => undefined,
): Promise<UploadResult> {
  const result: UploadResult = { saved: 0, failed: [] };
  for (const [index, file] of files.entries()) {
    const problem = await sendPatiently(addressOf(file), file, (share) =>
      onProgress(index, { state: 'sending', share }),
    );
    if (problem) {
      result.failed.push({ name: file.name, reason: photoProblemText(problem) });
      onProgress(index, { state: 'failed', problem });
    } else {
      result.saved += 1;
      onProgress(index, { state: 'saved' });
    }
  }
  return result;
}

async function sendPatiently(address: string, file: File, onShare: (share: number) => void) {
  for (let turn = 1; ; turn += 1) {
    onShare(0);
    const problem = await send(address, file, onShare);
    if (problem !== 'busy' || turn === busyTurns) return problem;
    await new Promise((resolve) => setTimeout(resolve, busyWaitMs * turn));
  }
}

/** By XMLHttpRequest, which alone says how much has been sent. */
function send(address: string, file: File, onShare: (share: number) => void): Promise<PhotoProblem | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.timeout = patienceMs;
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onShare(1);
    request.onload = () => resolve(problemOf(request));
    request.onerror = () => resolve('lost');
    request.onabort = () => resolve('lost');
    request.ontimeout = () => resolve('lost');
    request.send(file);
  });
}

function problemOf({ status, responseText }: XMLHttpRequest): PhotoProblem | null {
  const problem = readProblem(responseText);
  if (problem === null && status === 200) return null;
  if (isPhotoProblem(problem)) return problem;
  if (status === 401) return 'signed-out';
  return status === 404 ? 'gone' : 'unavailable';
}

function readProblem(text: string): unknown {
  try {
    return (JSON.parse(text) as { problem?: unknown } | null)?.problem;
  } catch {
    return undefined;
  }
}
