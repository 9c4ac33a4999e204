import { parseRobots } from './parse-robots';
import { robotName } from './robot-name';
import { FetchRefused, type SiteFetcher } from './site-fetcher';

/** Which addresses of a site may be read, and how long to wait between its pages. */
export type RobotRules = { isAllowed(url: string): boolean; delayMs: number };

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
    };
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    const isAbsent = error.problem === 'wrong-type' || isClientError(error.status);
    return { isAllowed: () => isAbsent, delayMs: 0 };
  }
}

const isClientError = (status: number | undefined) => status !== undefined && status >= 400 && status < 500;
