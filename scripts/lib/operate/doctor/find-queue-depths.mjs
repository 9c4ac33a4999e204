import { askAnalytics } from '../ask-analytics.mjs';
import { plain, wrangler } from '../environment.mjs';

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

/** How many messages wait in each of these queues, by name; null where Analytics cannot be read. */
export async function findQueueDepths(names) {
  const since = new Date(Date.now() - spanMs).toISOString();
  const answer = await askAnalytics(question, { since });
  const groups = answer?.queueBacklogAdaptiveGroups;
  if (!groups) return null;
  const lines = plain(await wrangler(['queues', 'list'], 'The queues could not be listed.')).split('\n');
  return Object.fromEntries(
    names.map((name) => {
      const id = lines
        .map((line) => line.split('│').map((cell) => cell.trim()))
        .find((cells) => cells.includes(name))?.[1];
      const newest = groups.find(({ dimensions }) => dimensions.queueId === id);
      return [name, Math.round(newest?.avg.messages ?? 0)];
    }),
  );
}
