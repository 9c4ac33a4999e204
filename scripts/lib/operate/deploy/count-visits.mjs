import { askAnalytics } from '../cloudflare/ask-analytics.mjs';

const question = `query ($account: string!, $worker: string!, $since: Time!) {
  viewer {
    accounts(filter: { accountTag: $account }) {
      workersInvocationsAdaptive(limit: 100, filter: { scriptName: $worker, datetime_geq: $since }) {
        sum { requests errors }
        dimensions { scriptVersion }
      }
    }
  }
}`;

/**
 * Analytics' counts of a worker since then: a map from a version's id to { requests, errors }, or null where
 * it cannot be read.
 */
export async function countVisits(worker, since) {
  const answer = await askAnalytics(question, { worker, since: since.toISOString() });
  const rows = answer?.workersInvocationsAdaptive;
  return rows ? new Map(rows.map(({ sum, dimensions }) => [dimensions.scriptVersion, sum])) : null;
}
