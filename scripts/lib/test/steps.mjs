/** Runs one step of a start and reports it in one line, with seconds when it took more than one. */
export async function step(words, task, { say = console.log } = {}) {
  const begun = Date.now();
  const result = await task();
  const seconds = (Date.now() - begun) / 1000;
  const text = typeof words === 'function' ? words(result) : words;
  if (text) say(seconds >= 1 ? `${text} (${seconds.toFixed(1)} s)` : text);
  return result;
}
