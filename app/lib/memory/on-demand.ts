/**
 * Code that only some visits of a page need. `load` fetches it once; `read` returns it, and suspends the
 * rendering while it is loading. A component that reads it must have it loaded before: by the loader on the
 * server, by the route's `handle.ready` before hydration (entry.client.tsx); during a navigation React keeps
 * the old page. `read` throws when the fetch failed; the next call tries again.
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
