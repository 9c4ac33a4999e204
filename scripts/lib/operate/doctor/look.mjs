/**
 * One line of the doctor: `work` gives what was `found`, and a `problem` with what `todo`. A look that fails is a line, too, and the
 * others go on.
 */
export async function look(what, work) {
  try {
    return { what, ...(await work()) };
  } catch (error) {
    return { what, problem: 'could not be looked at', todo: error.message };
  }
}

/** Where a runbook says more, for the end of what to do. */
export const inRunbook = (name) => `docs/runbooks/${name}.md has the whole repair`;

/** A question that several lines share: asked once, and where it fails each of them says so. */
export function shared(question) {
  const answer = question();
  answer.catch(() => {});
  return () => answer;
}
