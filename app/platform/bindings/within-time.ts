import { failureOfCode } from '~/features/import/writing/models/failure-of-code';
import { ModelFailure } from '~/features/import/writing/models/language-model';
import { pause } from '~/lib/time/pause';

const briefMs = 700;

/**
 * The result of `call` within the time; tried once more, after a moment, when the service is busy. Every
 * exception becomes a `ModelFailure`. The signal aborts at the end of the time.
 */
export async function withinTime<Value>(
  limitMs: number,
  call: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const signal = AbortSignal.timeout(limitMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(failureOfCode({ status: 408 })), { once: true });
  });
  late.catch(() => undefined);
  const once = () => Promise.race([call(signal), late]);
  try {
    return await once().catch(async (error: unknown) => {
      if (!(error instanceof ModelFailure) || error.problem !== 'busy') throw error;
      await pause(briefMs);
      return once();
    });
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    throw failureOfCode({ status: signal.aborted ? 408 : 0 }, error);
  }
}
