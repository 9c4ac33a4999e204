/** The call did not end in time. */
class TimeRanOut extends Error {
  override name = 'TimeRanOut';
}

/**
 * The result of `call` within that time, else throws `TimeRanOut`. The call itself cannot be aborted; its
 * later result is ignored.
 */
export async function giveUpAfter<Value>(limitMs: number, call: () => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeRanOut(`no answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([call(), late]);
  } finally {
    clearTimeout(timer);
  }
}
