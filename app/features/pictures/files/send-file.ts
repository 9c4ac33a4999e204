import { isPhotoProblem, type PhotoProblem } from '~/features/pictures/rules/photo-problems';

/** `id` is the picture's, where the address returns it. */
type Outcome = { problem: PhotoProblem | null; id?: number };

const patienceMs = 120_000;
const busyTurns = 4;
const busyWaitMs = 1500;

/**
 * Sends a file as the whole body and reports the share that was sent, 0 to 1. Never rejects; a failed file
 * may be sent again without being stored twice.
 */
export async function sendFile(
  address: string,
  file: File,
  onShare: (share: number) => void,
): Promise<Outcome> {
  for (let turn = 1; ; turn += 1) {
    onShare(0);
    const outcome = await send(address, file, onShare);
    if (outcome.problem !== 'busy' || turn === busyTurns) return outcome;
    await new Promise((resolve) => setTimeout(resolve, busyWaitMs * turn));
  }
}

/** By XMLHttpRequest, the only one that reports how much has been sent. */
function send(address: string, file: File, onShare: (share: number) => void): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.timeout = patienceMs;
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onShare(1);
    request.onload = () => resolve(outcomeOf(request));
    request.onerror = () => resolve({ problem: 'lost' });
    request.onabort = () => resolve({ problem: 'lost' });
    request.ontimeout = () => resolve({ problem: 'lost' });
    request.send(file);
  });
}

function outcomeOf({ status, responseText }: XMLHttpRequest): Outcome {
  const { problem, id } = readAnswer(responseText);
  if (problem === null && status === 200) return { problem, ...(typeof id === 'number' && { id }) };
  if (isPhotoProblem(problem)) return { problem };
  if (status === 401) return { problem: 'signed-out' };
  return { problem: status === 404 ? 'gone' : 'unavailable' };
}

function readAnswer(text: string): { problem?: unknown; id?: unknown } {
  try {
    return (JSON.parse(text) as { problem?: unknown; id?: unknown } | null) ?? {};
  } catch {
    return {};
  }
}
