/** What was called has not answered in time. */
class TimeRanOut extends Error {
  override name = 'TimeRanOut';
}

/**
 * What `call` gives within that time, else throws `TimeRanOut`. What was called cannot be broken off; how it ends is nobody's
 * business any more.
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
