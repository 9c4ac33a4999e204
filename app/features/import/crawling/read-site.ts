import type { JobProgress } from '~/jobs/job-progress';
import type { Clock } from '~/lib/time/clock';

import { planPages, siteOf } from './choose-pages';
import { decodePage } from './markup/decode-page';
import { limitFetcher, noRoomText, noTimeText } from './fetching/limit-fetcher';
import { pageTree } from './markup/page-tree';
import type { ReadPage, ReadSite } from './markup/read-page';
import { notAllowedText, readRobots, type RobotRules } from './robots/read-robots';
import { FetchRefused, type SiteFetcher } from './fetching/site-fetcher';

type Dependencies = {
  sites: SiteFetcher;
  clock: Clock;
  /** Resolves after this many milliseconds. */
  pause(ms: number): Promise<unknown>;
  onProgress(progress: JobProgress): Promise<void>;
};

/**
 * Limits: pages after the start page; bytes and time of all pages with robots.txt; elements read before the
 * last page.
 */
const max = {
  pages: 6,
  pageBytes: 1_500_000,
  bytes: 6_000_000,
  elements: 60_000,
  ms: 60_000,
  pageMs: 12_000,
};

/**
 * Reads the start page and up to six more of the same site, one after the other, as its robots.txt allows.
 * Throws `FetchRefused` when the start page cannot be read; other unreadable pages are listed in `skipped`.
 */
export async function readSite(given: Dependencies, url: string): Promise<ReadSite> {
  const until = given.clock.now().getTime() + max.ms;
  const bounds = { clock: given.clock, ms: max.ms, bytes: Infinity };
  const deps = { ...given, sites: limitFetcher(given.sites, bounds) };
  await say(deps, 0, 0);
  const start = await readStart(deps, url);
  const plan = planPages(start.page);
  const site: ReadSite = { url: start.page.url, pages: [start.page], skipped: [] };
  let bytes = start.page.html.length;
  let elements = pageTree(start.page).elements.length;
  for (let tried = 1; tried <= max.pages; tried += 1) {
    const address = plan.next();
    if (address === null) break;
    await say(deps, tried, tried + Math.min(max.pages - tried, plan.left()) + 1);
    const left = until - deps.clock.now().getTime() - start.rules.delayMs;
    const reason = reasonToSkip(start.rules, address, { bytes, elements, left });
    if (reason) {
      site.skipped.push({ url: address, reason });
      continue;
    }
    if (start.rules.delayMs > 0) await deps.pause(start.rules.delayMs);
    const read = await readOther(deps, site, address, Math.min(left, max.pageMs));
    if ('reason' in read) site.skipped.push({ url: address, ...read });
    else if (!site.pages.some((page) => page.url === read.url)) {
      site.pages.push(read);
      plan.add(read);
    }
    if ('html' in read) {
      bytes += read.html.length;
      elements += pageTree(read).elements.length;
    }
  }
  const all = site.pages.length + site.skipped.length;
  await say(deps, all, all);
  return site;
}

async function readStart(
  { sites }: Dependencies,
  url: string,
): Promise<{ page: ReadPage; rules: RobotRules }> {
  const rules = await allowingRules(sites, url);
  const page = await readOne(sites, url, max.pageMs);
  const [requested, there] = [new URL(url), new URL(page.url)];
  if (siteOf(there) !== siteOf(requested)) throw new FetchRefused('elsewhere', elsewhereText(there.host));
  if (there.origin === requested.origin) return { page, rules };
  return { page, rules: await allowingRules(sites, page.url) };
}

async function allowingRules(sites: SiteFetcher, url: string): Promise<RobotRules> {
  const rules = await readRobots(sites, url);
  if (rules.isAllowed(url)) return rules;
  throw rules.problem ?? new FetchRefused('not-allowed', notAllowedText);
}

const elsewhereText = (host: string) =>
  `This address leads to another website, ${host.slice(0, 100)}. If that one is the property's own, please enter its address.`;

function reasonToSkip(
  rules: RobotRules,
  url: string,
  { bytes, elements, left }: { bytes: number; elements: number; left: number },
): string | null {
  if (left < 1000) return noTimeText;
  if (bytes >= max.bytes || elements >= max.elements) return noRoomText;
  return rules.isAllowed(url) ? null : notAllowedText;
}

async function readOther(
  { sites }: Dependencies,
  site: ReadSite,
  url: string,
  patienceMs: number,
): Promise<ReadPage | { reason: string }> {
  try {
    const page = await readOne(sites, url, patienceMs);
    const isElsewhere = siteOf(new URL(page.url)) !== siteOf(new URL(site.url));
    return isElsewhere ? { reason: 'It leads to another website.' } : page;
  } catch (error) {
    if (error instanceof FetchRefused) return { reason: error.message };
    throw error;
  }
}

async function readOne(sites: SiteFetcher, url: string, patienceMs: number): Promise<ReadPage> {
  const file = await sites.fetch(url, { kind: 'page', maxBytes: max.pageBytes, patienceMs });
  return { url: file.url, html: decodePage(file.bytes, file.charset) };
}

function say({ onProgress }: Dependencies, done: number, total: number): Promise<void> {
  const words = total > 0 ? `Reading the website… ${done} of ${total} pages` : 'Reading the website…';
  return onProgress({ done, total, words });
}
