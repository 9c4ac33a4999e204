import { textOf } from '~/features/import/crawling/markup/elements-of';
import { pageTree } from '~/features/import/crawling/markup/page-tree';
import type { ReadPage } from '~/features/import/crawling/markup/read-page';
import { otherHouses, sistersOf } from '~/features/import/crawling/sister-houses';
import { matchesIn } from '~/features/import/website-facts/page/text-around';
import {
  isAboutAround,
  isAboutPlace,
  placesOfStart,
} from '~/features/import/website-facts/in-text/surroundings';
import { isAboutTours } from '~/features/import/website-facts/page/page-topics';

import type { Candidate, CandidateSource, Find } from './candidate';
import { describePicture } from './describe-picture';
import { maxLookedAt } from './extraction-limits';
import { isDrawn, isOrnament, wordsOf } from './is-ornament';
import { pictureAddress } from './picture-address';
import { readMarkup } from './read-markup';

const promises: Record<CandidateSource, number> = {
  'json-ld': 60,
  link: 55,
  'open-graph': 50,
  img: 40,
  background: 35,
};

/** Files that cannot become a photo; most have another format of the picture beside them. */
const otherKinds = /\.(?:svgz?|gif|ico|bmp|avif|heic|tiff?|mp4|webm|pdf|html?|php|js|css|woff2?)$/i;
const longestAddress = 1_800;
/** Assumed width of a picture without a declared one: more likely the original than a small size. */
const unsaidWidth = 1_500;
/** Wider pictures are probably too large to be accepted. */
const widestWanted = 2_600;
/** Below it, the original behind the address is asked for first; servers that cut any size from it always have it. */
const smallWidth = 800;
const smallCut = { width: 1_200, address: /\/v1\/(?:fill|fit|crop)\// };
/** Characters of a page in which its hosts are looked for. */
const longestPage = 200_000;

type Group = {
  sizes: Map<string, number>;
  bare: string;
  promise: number;
  candidate: Omit<Candidate, 'urls'>;
};

/**
 * The pictures of a website that are worth checking, the most promising first, each once however many sizes
 * it has; `ownName` is the property's.
 */
export function listCandidates(
  pages: readonly ReadPage[],
  { ownName, max = maxLookedAt }: { ownName: string; max?: number },
): Candidate[] {
  const groups = new Map<string, Group>();
  const ownWords = new Set(wordsOf(ownName));
  const sisters = sistersIn(pages);
  const elements = pages[0] ? pageTree(pages[0]).elements : [];
  const places = placesOfStart({ elements, title: titleOf(elements) });
  pages.forEach((page, index) => {
    const { base, finds } = readMarkup(page);
    const root = addressWithin(base ?? '', page.url)?.href ?? page.url;
    const isElsewhere = index > 0 && (isAboutOthers(page) || isAboutPlace(page.url, places));
    const hosts = hostsIn(page.html);
    const isOfTown = townsIn(page.html);
    const isWanted = (find: Find) =>
      !isElsewhere &&
      !find.isOfAround &&
      !isOfSlide(find) &&
      !isOfTown(find.heading) &&
      !isOfSister(find, sisters) &&
      !isPortrait(find, hosts);
    for (const find of finds.filter(isWanted)) take(groups, find, { root, page, index, ownWords });
  });
  return [...groups.values()]
    .sort((a, b) => b.promise - a.promise || a.candidate.place - b.candidate.place)
    .slice(0, max)
    .map(({ sizes, bare, candidate }) => ({ urls: urlsOf(sizes, bare), ...candidate }));
}

/** A slide with 'Sonntag 30.07. Flohmarkt' or 'Subscribe to our newsletter' on it. */
const isOfSlide = ({ source, heading }: Find) =>
  source === 'background' && (ofEvent.test(heading) || isDrawn(heading, new Set()));
const ofEvent = /(?<!\d)(?:[12]\d|3[01]|0?[1-9])\.\s?(?:1[0-2]|0?[1-9])\.(?:20)?(?:\d\d)?(?!\d)/;
/** After a name: ' is a small market town near the moors', and not ' is a village inn'. */
const isTown =
  / (?:is|ist|è|es|est) (?:an?|eine?|une?|uno|una) (?:[\p{L}-]+ ){0,3}(?:town|village|city|suburb|island|region|stadt|dorf|ort|gemeinde|insel|città|paese|borgo|pueblo|ciudad|ville)(?=,|[.]| (?:in|on|of|near|at|by|with|between|situated|located|ideally|known|which|that|where|am|an|im|bei|mit|zwischen|des|der|nel|del|della|en|de|cerca)(?!\p{L}))/giu;
const longestName = 40;
const maxTowns = 50;

/** True of a heading that names a place which the page describes as a town. The page is read once for all headings. */
function townsIn(html: string): (heading: string) => boolean {
  const read = html.slice(0, longestPage);
  const described = matchesIn(read, isTown, maxTowns).map(({ index }) =>
    read.slice(Math.max(0, index - longestName - 1), index).toLowerCase(),
  );
  return (heading) => {
    if (heading === '' || heading.length > longestName) return false;
    const name = heading.toLowerCase();
    return described.some(
      (words) => words.endsWith(name) && !/\p{L}$/u.test(words.slice(0, words.length - name.length)),
    );
  };
}

function sistersIn([start]: readonly ReadPage[]): ReadonlySet<string> {
  if (!start) return new Set();
  const { elements } = pageTree(start);
  return sistersOf({ elements, title: titleOf(elements) });
}

const titleOf = (elements: ReturnType<typeof pageTree>['elements']) => {
  const title = elements.find(({ name }) => name === 'title');
  return title ? textOf(title).trim() : '';
};

/** Names of hosts and contacts: 'Call Deb', 'hosted by Marg and Jo'. */
const introduced =
  /\b(?:call|text|ring|phone|contact|ask for|speak to|hosted by|hosts?,?|i['’]m|i am|owners?,?|meet)\s(\p{Lu}\p{Ll}{1,20})(?:(?:,| and| &) (\p{Lu}\p{Ll}{1,20}))?(?!\p{L})/giu;

/** First names of the people of the house, in lower case. */
function hostsIn(html: string): ReadonlySet<string> {
  const found = html.slice(0, longestPage).matchAll(introduced);
  return new Set([...found].flatMap((match) => match.slice(1).flatMap((name) => name?.toLowerCase() ?? [])));
}

const ofPeople =
  /^(?:(?:our|the|your|meet the|meet our|unser|das|il nostro|nuestro|notre|l['’]) ?)(?:team|hosts?|staff|crew|équipe|equipo)$/i;

/** True when its text is no more than the first names of hosts, or a name below the heading of the team. */
const isPortrait = ({ alt, caption, heading }: Find, hosts: ReadonlySet<string>) => {
  const said = alt || caption;
  if (
    ofPeople.test(heading) &&
    /^\p{Lu}\p{Ll}+(?: (?:und|and|&|e|y|et) \p{Lu}\p{Ll}+| \p{Lu}\p{Ll}+)?$/u.test(said)
  )
    return true;
  const names = said.toLowerCase().split(/\s*(?:,|&|\band\b)\s*/);
  return names.every((name) => hosts.has(name.trim()));
};

/** True when it is a picture of another house of the same chain. */
const isOfSister = ({ alt, caption, heading }: Find, sisters: ReadonlySet<string>) =>
  otherHouses.test(heading) || [alt, caption, heading].some((text) => sisters.has(text.trim().toLowerCase()));

/** A page about the surroundings, or about tours that are sold, does not show the house. */
const isAboutOthers = (page: ReadPage) => {
  const { elements } = pageTree(page);
  const named = { url: page.url, title: titleOf(elements), elements };
  return isAboutAround(named) || isAboutTours(named);
};

type On = { root: string; page: ReadPage; index: number; ownWords: ReadonlySet<string> };

function take(groups: Map<string, Group>, find: Find, { root, page, index, ownWords }: On): void {
  const url = addressWithin(find.address, root);
  if (!url || otherKinds.test(url.pathname)) return;
  const { key, width, bare } = pictureAddress(url);
  if (isOrnament({ url, ownWords, ...find, ...(find.width && { shown: { width: null, height: null } }) }))
    return;
  const known = groups.get(key);
  const promise = promiseOf(find, find.width ?? width) - Math.min(index, 5) * 3;
  const size = find.width ?? width ?? unsaidWidth;
  if (!known) {
    const { alt, caption, heading } = find;
    const isLeading = find.source === 'json-ld' || find.source === 'open-graph';
    groups.set(key, {
      sizes: new Map([[url.href, size]]),
      bare,
      promise,
      candidate: { pageUrl: page.url, place: groups.size, isLeading, alt, caption, heading },
    });
    return;
  }
  known.sizes.set(url.href, Math.max(known.sizes.get(url.href) ?? 0, find.width ?? 0) || size);
  known.promise = Math.max(known.promise, promise);
  const { candidate } = known;
  candidate.isLeading ||= find.source === 'json-ld' || find.source === 'open-graph';
  candidate.alt ||= find.alt;
  candidate.caption ||= find.caption;
  candidate.heading ||= find.heading;
}

function promiseOf(find: Find, width: number | null): number {
  const words = describePicture(`${find.alt} ${find.caption} ${find.address}`) !== 'photo' ? 10 : 0;
  const size = width === null ? 0 : width >= 1_200 ? 15 : width >= 800 ? 8 : width < 400 ? -20 : 0;
  return promises[find.source] + words + size - (find.isAside ? 25 : 0);
}

/**
 * The largest size that is probably accepted comes first. When all are small, the bare address may have the
 * original.
 */
function urlsOf(sizes: ReadonlyMap<string, number>, bare: string): string[] {
  const wish = (size: number) => (size > widestWanted ? unsaidWidth - 100 : size);
  const sorted = [...sizes].sort(
    ([one, a], [other, b]) => wish(b) - wish(a) || Number(other === bare) - Number(one === bare),
  );
  const isSmall = sorted.every(
    ([url, size]) => size < (smallCut.address.test(url) ? smallCut.width : smallWidth),
  );
  return [...new Set([...(isSmall ? [bare] : []), ...sorted.map(([url]) => url)])].slice(0, 3);
}

function addressWithin(address: string, root: string): URL | null {
  const trimmed = address.trim();
  if (trimmed.length > longestAddress || !URL.canParse(trimmed, root)) return null;
  const url = new URL(trimmed, root);
  url.hash = '';
  return /^https?:$/.test(url.protocol) && url.href.length <= longestAddress ? url : null;
}
