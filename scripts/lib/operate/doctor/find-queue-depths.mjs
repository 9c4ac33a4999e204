import { askAnalytics } from '../cloudflare/ask-analytics.mjs';

const question = `query ($account: string!, $since: Time!) {
  viewer {
    accounts(filter: { accountTag: $account }) {
      queueBacklogAdaptiveGroups(limit: 1000, filter: { datetime_geq: $since }, orderBy: [datetimeFiveMinutes_DESC]) {
        avg { messages }
        dimensions { queueId datetimeFiveMinutes }
      }
    }
  }
}`;
const spanMs = 15 * 60_000;

/** How many messages wait in each of these queues, by name; null where Analytics cannot be read. `queues` are those of the account. */
export async function findQueueDepths(names, queues) {
  const since = new Date(Date.now() - spanMs).toISOString();
  const answer = await askAnalytics(question, { since });
  const groups = answer?.queueBacklogAdaptiveGroups;
  if (!groups) return null;
  return Object.fromEntries(
    names.map((name) => {
      const id = queues.find((queue) => queue.queue_name === name)?.queue_id;
      const newest = groups.find(({ dimensions }) => dimensions.queueId === id);
      return [name, Math.round(newest?.avg.messages ?? 0)];
    }),
  );
}
