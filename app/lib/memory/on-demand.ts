/**
 * Code that only some visits of a page need. `load` fetches it, once; `read` gives it, and suspends the rendering while it
 * is on its way. Whoever reads it has had it loaded before: the loader on the server, the route's `handle.ready` before the
 * browser takes a document over (entry.client.tsx); a navigation keeps the page that is left. `read` throws when it could not be
 * fetched; the next time it is tried again.
 */
export function onDemand<Code>(fetchCode: () => Promise<Code>) {
  let code: { is: Code } | undefined;
  let failure: { is: unknown } | undefined;
  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= fetchCode()
      .then((fetched) => void (code = { is: fetched }))
      .catch((error: unknown) => {
        failure = { is: error };
        loading = undefined;
        throw error;
      }));
  const read = (): Code => {
    if (code) return code.is;
    const failed = failure;
    failure = undefined;
    throw failed ? failed.is : load();
  };
  return { load, read };
}
