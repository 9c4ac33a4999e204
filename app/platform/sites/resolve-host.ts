import { z } from 'zod';

import { isPublicAddress } from '~/features/import/crawling/fetching/public-address';
import { FetchRefused } from '~/features/import/crawling/fetching/site-fetcher';

import { readBody } from '~/platform/http/read-body';

const answerSchema = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).default([]),
});

const recordTypes = { A: 1, AAAA: 28 } as const;

/**
 * Resolves the host's addresses by DNS over HTTPS. Throws `FetchRefused` unless there are some and every one
 * is public, so that a name with one public and one private address is refused too.
 */
export async function requirePublicHost(
  resolverUrl: string,
  host: string,
  signal: AbortSignal,
): Promise<void> {
  const answers = await Promise.all([
    addressesOf(resolverUrl, host, 'A', signal),
    addressesOf(resolverUrl, host, 'AAAA', signal),
  ]);
  const addresses = answers.flat();
  if (addresses.length === 0)
    throw new FetchRefused(
      'unreachable',
      'There is no website at this address. Please check how it is spelt.',
    );
  if (!addresses.every(isPublicAddress)) {
    throw new FetchRefused('not-allowed', 'Only public websites can be read.');
  }
}

async function addressesOf(
  resolverUrl: string,
  host: string,
  type: keyof typeof recordTypes,
  signal: AbortSignal,
): Promise<string[]> {
  const url = new URL(resolverUrl);
  url.searchParams.set('name', host);
  url.searchParams.set('type', type);
  const response = await fetch(url, {
    headers: { accept: 'application/dns-json' },
    redirect: 'manual',
    signal,
  });
  const { bytes } = await readBody(response, 64_000);
  const parsed = answerSchema.safeParse(parseJson(new TextDecoder().decode(bytes)));
  if (response.status !== 200 || !parsed.success) {
    throw new FetchRefused('unreachable', 'The address of this website could not be looked up.');
  }
  return parsed.data.Answer.filter((answer) => answer.type === recordTypes[type]).map(({ data }) => data);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
