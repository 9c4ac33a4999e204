const patienceMs = 10_000;

/**
 * Requests a path of the site, of one version of the web worker if one is given, and returns { path, status, text, headers, ms }. A site that
 * does not answer has status 0 and the reason as its text.
 */
export async function probe({ origin, web }, path, { version, ...init } = {}) {
  const headers = { 'user-agent': 'stay-adelaide-release-check', ...init.headers };
  if (version) headers['cloudflare-workers-version-overrides'] = `${web.name}="${version}"`;
  const begun = performance.now();
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(new URL(path, origin), { redirect: 'manual', ...init, headers, signal });
    const text = await response.text();
    return { path, status: response.status, text, headers: response.headers, ms: performance.now() - begun };
  } catch (error) {
    const text = error.cause?.message ?? error.message;
    return { path, status: 0, text, headers: new Headers(), ms: performance.now() - begun };
  }
}
