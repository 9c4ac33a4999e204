/** One request may fail or be late by chance; two count as a reason. */
const reason = 2;
/** Analytics counts real visitors: how many more in a hundred may fail. */
const morePart = 0.01;
const fewest = 50;
/** The new version may be this much slower, so that a busy moment stops no release. */
const slower = { times: 1.5, ms: 150 };

/**
 * Why the new version is worse than the one before; null when it is not. Each of `before` and `after` is a list of probes
 * { path, status, ms }.
 */
export function whyWorse(before, after) {
  const [failedBefore, failedAfter] = [before, after].map(
    (probes) => probes.filter(({ status }) => status === 0 || status >= 500).length,
  );
  if (failedAfter - failedBefore >= reason)
    return `${failedAfter} of ${after.length} requests to the new version failed, and ${failedBefore} of ${before.length} to the one before`;
  return [...new Set(after.map(({ path }) => path))].map(slowerAt(before, after)).find(Boolean) ?? null;
}

/** One slow page among quick ones would not change the median of all. */
const slowerAt = (before, after) => (path) => {
  const [typicalBefore, typicalAfter] = [before, after].map((probes) => typicalMs(probes, path));
  if (typicalBefore === null || typicalAfter <= typicalBefore * slower.times + slower.ms) return null;
  return `${path} takes the new version ${Math.round(typicalAfter)} ms, and the one before ${Math.round(typicalBefore)} ms`;
};

/**
 * The same from Analytics' counts of real visitors: { requests, errors } each; null when there are too few.
 */
export function whyWorseForVisitors(before, after) {
  if (!after || after.requests < fewest) return null;
  const part = ({ requests, errors }) => (requests > 0 ? errors / requests : 0);
  if (part(after) <= part(before ?? { requests: 0, errors: 0 }) + morePart) return null;
  return `${after.errors} of ${after.requests} requests of visitors to the new version failed`;
}

/**
 * Why the jobs are worse since a moment; null when they are not. The arguments are the numbers of failed jobs
 * before and since, in periods of the same length.
 */
export function whyJobsWorse(before, since) {
  const allowed = Math.max(3, before * 3);
  return since > allowed ? `${since} jobs failed, and ${before} in the same time before` : null;
}

/**
 * The median of a page's times, which one late answer does not change; null for a page that was not
 * requested.
 */
function typicalMs(probes, page) {
  const sorted = probes
    .filter(({ path }) => path === page)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
