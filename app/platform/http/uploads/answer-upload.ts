import type { PhotoProblem } from '~/features/pictures/rules/photo-problems';

const statuses: Partial<Record<PhotoProblem, number>> = {
  gone: 404,
  'too-heavy': 413,
  'too-often': 429,
  'day-full': 429,
  busy: 503,
  unavailable: 503,
};

/** Result of one file that a script has sent, as JSON. */
export function answerUpload(outcome: { problem: PhotoProblem | null; id?: number }): Response {
  const { problem } = outcome;
  return Response.json(outcome, { status: problem ? (statuses[problem] ?? 400) : 200 });
}
