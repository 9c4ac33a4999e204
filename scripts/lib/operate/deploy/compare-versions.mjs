/** By chance one request fails, or is late; two are a reason. */
const reason = 2;
/** Analytics counts real visitors: how many more in a hundred may fail. */
const morePart = 0.01;
const fewest = 50;
/** The new version may be this much slower, so that a busy moment stops no release. */
const slower = { times: 1.5, ms: 150 };

/**
 * Why the new version is worse than the one before; null when it is not. Each of `before` and `after` is a list of probes
 * { status, ms }.
 */
export function whyWorse(before, after) {
  const [failedBefore, failedAfter] = [before, after].map(
    (probes) => probes.filter(({ status }) => status === 0 || status >= 500).length,
  );
  if (failedAfter - failedBefore >= reason)
    return `${failedAfter} of ${after.length} requests to the new version failed, and ${failedBefore} of ${before.length} to the one before`;
  const [typicalBefore, typicalAfter] = [before, after].map(typicalMs);
  if (typicalAfter > typicalBefore * slower.times + slower.ms)
    return `the new version takes ${Math.round(typicalAfter)} ms, and the one before ${Math.round(typicalBefore)} ms`;
  return null;
}

/** The same by what Analytics counted of real visitors: { requests, errors } each; too few say nothing. */
export function whyWorseForVisitors(before, after) {
  if (!after || after.requests < fewest) return null;
  const part = ({ requests, errors }) => (requests > 0 ? errors / requests : 0);
  if (part(after) <= part(before ?? { requests: 0, errors: 0 }) + morePart) return null;
  return `${after.errors} of ${after.requests} requests of visitors to the new version failed`;
}

/** Why the jobs went wrong since a moment ago: numbers of failed ones in a time of the same length before it and since. */
export function whyJobsWorse(before, since) {
  const allowed = Math.max(3, before * 3);
  return since > allowed ? `${since} jobs failed, and ${before} in the same time before` : null;
}

/** The median, which one slow request does not move. */
function typicalMs(probes) {
  const sorted = probes.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
