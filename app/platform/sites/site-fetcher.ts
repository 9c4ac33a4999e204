import { isAllowedLoopback, readSiteAddress } from '~/features/import/crawling/fetching/site-address';
import {
  FetchRefused,
  type FetchedFile,
  type FetchOrder,
  type SiteFetcher,
} from '~/features/import/crawling/fetching/site-fetcher';

import { readBody } from '~/platform/http/read-body';
import { requirePublicHost } from './resolve-host';

export type FetcherConfig = {
  /** Answers DNS questions over HTTPS as JSON. */
  resolverUrl: string;
  /** `host:port` pairs on loopback that a test may read; always empty outside local environments. */
  allowedLoopback: readonly string[];
  /** Contains our name and the address of a page about us. */
  userAgent: string;
};

const maxHops = 3;

const wanted: Record<FetchOrder['kind'], { accept: string; types: RegExp }> = {
  page: { accept: 'text/html,application/xhtml+xml', types: /^(text\/html|application\/xhtml\+xml|)$/ },
  picture: {
    accept: 'image/webp,image/jpeg,image/png,image/*;q=0.1',
    types: /^(image\/(?!svg)[\w.+-]+|application\/octet-stream|)$/,
  },
  robots: { accept: 'text/plain', types: /^(text\/[\w.+-]+|application\/octet-stream|)$/ },
};

/**
 * The only module that fetches addresses from people and pages; decision 26 has the reason for each check.
 */
export function createSiteFetcher(config: FetcherConfig): SiteFetcher {
  return { fetch: (url, order) => fetchFile(config, url, order) };
}

async function fetchFile(config: FetcherConfig, text: string, order: FetchOrder): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(order.patienceMs);
  try {
    let url = allowedAddress(config, text);
    for (let hop = 0; ; hop += 1) {
      const response = await ask(config, url, order, signal);
      const next = redirectOf(response);
      if (next === null) return await receive(response, url, order);
      await response.body?.cancel();
      if (hop === maxHops) {
        throw new FetchRefused(
          'too-many-hops',
          'The website sends its visitors on too often and never shows a page.',
        );
      }
      url = allowedAddress(config, next, url);
    }
  } catch (error) {
    throw refusalOf(error, signal);
  }
}

function allowedAddress({ allowedLoopback }: FetcherConfig, text: string, base?: URL): URL {
  const absolute = URL.canParse(text, base) ? new URL(text, base).href : text;
  const url = readSiteAddress(absolute, allowedLoopback);
  if (!url) throw new FetchRefused('not-allowed', 'Only public websites can be read.');
  return url;
}

async function ask(
  { allowedLoopback, resolverUrl, userAgent }: FetcherConfig,
  url: URL,
  { kind }: FetchOrder,
  signal: AbortSignal,
): Promise<Response> {
  if (!isAllowedLoopback(url, allowedLoopback)) await requirePublicHost(resolverUrl, url.hostname, signal);
  const headers = {
    'user-agent': userAgent,
    accept: wanted[kind].accept,
    'accept-language': 'en-AU,en;q=0.8',
  };
  return fetch(url, { headers, redirect: 'manual', signal });
}

/** The redirect's target; null when the answer is not a redirect. */
function redirectOf({ status, headers }: Response): string | null {
  return [301, 302, 303, 307, 308].includes(status) ? headers.get('location') : null;
}

async function receive(response: Response, url: URL, order: FetchOrder): Promise<FetchedFile> {
  const [type = '', ...parameters] = (response.headers.get('content-type') ?? '').split(';');
  const contentType = type.trim().toLowerCase();
  const refusal = statusProblem(response.status) ?? bodyProblem(response, contentType, order);
  if (refusal) {
    await response.body?.cancel();
    throw refusal;
  }
  const { bytes, isCut } = await readBody(response, order.maxBytes);
  if (isCut && order.kind === 'picture') throw tooLarge();
  const charset = /charset\s*=\s*["']?([\w.:-]+)/i.exec(parameters.join(';'))?.[1]?.toLowerCase() ?? null;
  return { url: url.href, status: response.status, contentType, charset, bytes, isCut };
}

function statusProblem(status: number): FetchRefused | null {
  if (status >= 200 && status < 300) return null;
  if (status === 404 || status === 410)
    return new FetchRefused('not-found', `The website answered ${status}: not found.`, status);
  if ([401, 403, 407, 429, 451].includes(status))
    return new FetchRefused('bad-status', 'The website does not let programs read it.', status);
  return new FetchRefused('bad-status', `The website answered with status ${status}.`, status);
}

function bodyProblem({ headers }: Response, contentType: string, order: FetchOrder): FetchRefused | null {
  const isReadable = /^(|identity|gzip|br)$/i.test(headers.get('content-encoding') ?? '');
  if (!isReadable || !wanted[order.kind].types.test(contentType)) {
    return new FetchRefused('wrong-type', `This address is not a ${wordOf[order.kind]} that can be read.`);
  }
  const isTooLarge = order.kind === 'picture' && Number(headers.get('content-length')) > order.maxBytes;
  return isTooLarge ? tooLarge() : null;
}

const wordOf = { page: 'web page', picture: 'picture', robots: 'text file' };
const tooLarge = () => new FetchRefused('too-large', 'The file is too large.');

function refusalOf(error: unknown, signal: AbortSignal): FetchRefused {
  if (error instanceof FetchRefused) return error;
  if (signal.aborted) return new FetchRefused('too-slow', 'The website took too long to answer.');
  return new FetchRefused(
    'unreachable',
    'The website could not be reached. It may be out of order: please try again later.',
  );
}
