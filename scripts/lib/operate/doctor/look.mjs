/**
 * One line of the doctor: `work` returns what was `found`, and a `problem` with its `todo`. A check that
 * fails is a line too, and the other checks go on.
 */
export async function look(what, work) {
  try {
    return { what, ...(await work()) };
  } catch (error) {
    return { what, problem: 'could not be looked at', todo: error.message };
  }
}

/** The runbook that says more, for the end of what to do. */
export const inRunbook = (name) => `docs/runbooks/${name}.md has the whole repair`;

/** A query that several lines share: it is sent once; when it fails, each of these lines says so. */
export function shared(question) {
  const answer = question();
  answer.catch(() => {});
  return () => answer;
}
