/**
 * The answer of Cloudflare's Analytics to a GraphQL query about this account; null without a token in
 * CLOUDFLARE_API_TOKEN, or when the token may not read Analytics. `variables` are the query's variables
 * besides the account.
 */
export async function askAnalytics(query, variables, env = process.env) {
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account } = env;
  if (!token || !account) return null;
  const base = env.CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4';
  try {
    const response = await fetch(`${base}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { account, ...variables } }),
      signal: AbortSignal.timeout(10_000),
    });
    const { data } = await response.json();
    return data.viewer.accounts[0];
  } catch {
    return null;
  }
}
