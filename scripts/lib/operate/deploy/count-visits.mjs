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
 * What Analytics counted of a worker since then, as a map from the version's id to { requests, errors }. Null where the token in
 * CLOUDFLARE_API_TOKEN may not read it, or there is none: then the probes alone decide.
 */
export async function countVisits(worker, since, env = process.env) {
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account } = env;
  if (!token || !account) return null;
  const base = env.CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4';
  try {
    const response = await fetch(`${base}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: question, variables: { account, worker, since: since.toISOString() } }),
      signal: AbortSignal.timeout(10_000),
    });
    const { data } = await response.json();
    const rows = data.viewer.accounts[0].workersInvocationsAdaptive;
    return new Map(rows.map(({ sum, dimensions }) => [dimensions.scriptVersion, sum]));
  } catch {
    return null;
  }
}
