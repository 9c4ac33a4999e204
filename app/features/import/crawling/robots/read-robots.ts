import { FetchRefused, type SiteFetcher } from '~/features/import/crawling/fetching/site-fetcher';

import { parseRobots } from './parse-robots';
import { robotName } from './robot-name';

/** The addresses of a site that may be read, and the time to wait between its pages. */
export type RobotRules = {
  isAllowed(url: string): boolean;
  delayMs: number;
  /** Why the file itself could not be read; null when it was, or when there is none. */
  problem: FetchRefused | null;
};

/** For people. */
export const notAllowedText = "The website's robots.txt does not allow it to be read.";

const longestDelayMs = 5000;
const order = { kind: 'robots', maxBytes: 500_000, patienceMs: 8000 } as const;

/**
 * The rules of the site of this address. A missing file allows everything; one that cannot be read allows
 * nothing (RFC 9309).
 */
export async function readRobots(sites: SiteFetcher, url: string): Promise<RobotRules> {
  const address = new URL('/robots.txt', url).href;
  try {
    const { bytes } = await sites.fetch(address, order);
    const rules = parseRobots(new TextDecoder().decode(bytes), robotName);
    const { origin } = new URL(address);
    return {
      isAllowed(page) {
        const { pathname, search, origin: itsOrigin } = new URL(page);
        return itsOrigin !== origin || rules.isAllowed(pathname + search);
      },
      delayMs: Math.min(longestDelayMs, Math.max(0, rules.delaySeconds * 1000)),
      problem: null,
    };
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    // A loop of redirects counts as a missing file (RFC 9309, 2.3.1.2); the pages there will loop too.
    const isAbsent =
      error.problem === 'wrong-type' || error.problem === 'too-many-hops' || isClientError(error.status);
    return { isAllowed: () => isAbsent, delayMs: 0, problem: isAbsent ? null : refusalOf(error) };
  }
}

/**
 * A server that answers with an error forbids reading; a host that does not answer has a message of its own.
 */
function refusalOf(error: FetchRefused): FetchRefused {
  if (error.status === undefined) return error;
  return new FetchRefused(
    'not-allowed',
    `The website's robots.txt, which says what may be read, answered with status ${error.status}, so nothing was read.`,
  );
}

const isClientError = (status: number | undefined) => status !== undefined && status >= 400 && status < 500;
