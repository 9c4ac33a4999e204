import { ModelFailure, type ModelProblem } from './language-model';

const texts: Record<Exclude<ModelProblem, 'empty' | 'missing-facts'>, string> = {
  busy: 'The AI service is busy just now. Please try again in a moment.',
  slow: 'The AI service took too long to answer. Please try again.',
  refused: 'The AI service refused the request.',
  malformed: 'AI returned invalid structured data format',
  failed: 'The AI service could not be reached or failed. Please try again.',
};

const usedUp = 'The AI service has used up its allowance of today. Please try again tomorrow.';
const noModel = 'The AI service does not offer the model that is set up here. An admin can choose another.';
const noAccess = 'The AI service does not accept this site’s key, or not for this model.';

/** Error codes of Workers AI. */
const known: Readonly<Record<number, [problem: ModelProblem, text?: string]>> = {
  3007: ['slow'],
  3008: ['slow'],
  3036: ['refused', usedUp],
  3040: ['busy'],
  3041: ['refused', noAccess],
  5004: ['failed', 'The AI service did not understand the request.'],
  5007: ['refused', noModel],
  5016: ['refused', noAccess],
  5018: ['refused', noAccess],
  5035: ['refused', noAccess],
};

type FailedCall = { code?: number | null; status?: number | null; message?: string };

/** The problem behind an error of a service; the service's own words stay in the cause. */
export function failureOfCode({ code, status, message = '' }: FailedCall, cause?: unknown): ModelFailure {
  const number = code || Number(/\b([35]0\d\d):/.exec(message)?.[1]) || 0;
  const [problem, text] = known[number] ?? [byStatus(status ?? 0, message)];
  const words = text ?? textOfStatus(status) ?? (texts as Record<string, string>)[problem];
  return new ModelFailure(problem, words ?? texts.failed, { cause });
}

function textOfStatus(status: number | null | undefined): string | undefined {
  return status === 404 ? noModel : status === 401 || status === 403 ? noAccess : undefined;
}

function byStatus(status: number, message: string): ModelProblem {
  if (/JSON Mode couldn.t be met/i.test(message)) return 'malformed';
  if (status === 408 || status === 504) return 'slow';
  if (status === 429 || status === 503) return 'busy';
  return status === 401 || status === 403 || status === 404 ? 'refused' : 'failed';
}
