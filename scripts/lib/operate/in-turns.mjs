/** Each wrangler uses a processor for a second: more at once would not be sooner. */
const atOnce = 3;

/** Results of these functions, in their order; a few of them run at a time. */
export async function inTurns(tasks) {
  const results = [];
  const waiting = [...tasks.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
