import { logWarning } from '~/platform/log';

/** The address of the platform's own interface for purging; null when the site has no token for it. */
export type PurgeConfig = { url: string; token: string } | null;

/** Maximum number of tags in one call. */
const maxTags = 30;

/**
 * Removes kept answers that show one of these keys in every location at once. The log of changes does the same within a minute
 * without it, so a failure is only logged.
 */
export async function purgePlatform(config: PurgeConfig, keys: readonly string[]): Promise<void> {
  if (!config) return;
  for (let at = 0; at < keys.length; at += maxTags) {
    await purgeTags(config, keys.slice(at, at + maxTags)).catch((error: unknown) =>
      logWarning('kept answers could not be purged', error),
    );
  }
}

async function purgeTags({ url, token }: NonNullable<PurgeConfig>, tags: readonly string[]): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
}
