import { isTag, type Element } from 'domhandler';

import { decodePercent } from '~/lib/text/decode-percent';

import { textOf } from './markup/elements-of';
import { pageTree } from './markup/page-tree';
import type { ReadPage } from './markup/read-page';

/**
 * Topics of pages of a small hotel's website, the most informative first, in the languages of such websites.
 */
const topics: readonly (readonly [number, RegExp])[] = [
  [
    9,
    /\b(contact|kontakt|contatti|contacto|find us|getting here|get in touch|say hello|reach us|location|where|how to get|impressum|contato|localiza|bereikbaar|access(?!ib|or))/,
  ],
  [
    9,
    /\b(rates?|prices?|fees|tariffs?|preise|tarifs?|tariffe|precios|preços|precos|prijzen|tarieven|pricing|packages)\b/,
  ],
  [
    8,
    /\b(rooms?|suites?|accommodation|apartments?|cabins?|cottages?|dorms?|stay|zimmer|chambres?|camere|habitaciones|quartos?|acomoda(?:coes|ções)|alojamento|kamers?|overnachten|units)\b/,
  ],
  [
    7,
    /\b(facilit|amenit|services?\b|features|ausstattung|servizi|servicios|equipements|comodidades|voorzieningen)/,
  ],
  [7, /\b(about|our story|hotel|property|welcome|house|ueber|uber uns|chi siamo|sobre|over ons|info)\b/],
  [
    6,
    /\b(polic(y|ies)|terms|conditions|check ?in|faq|questions|good to know|house rules|guest info|practical)/,
  ],
  [5, /\b(gallery|galerie|galleria|galeria|photos?|pictures|images|tour)\b/],
];

/** The names that people give to the pages of these topics. */
const topicNames = ['contact', 'rates', 'rooms', 'facilities', 'about', 'policies', 'gallery'] as const;

const notPages = /\.(pdf|jpe?g|png|gif|webp|avif|svg|zip|docx?|xlsx?|ics|mp4|mov|mp3|xml|json|css|js|txt)$/i;
const unwanted =
  /\b(privacy|cookies?|login|sign ?in|account|cart|checkout|careers?|jobs|press|blog|news|logout|wp admin|feed|unsubscribe|delete|remove|gift|voucher|weddings?|conference|events?)\b/;
const otherLanguage = /^\/(de|fr|it|es|nl|pt|ja|jp|zh|cn|tw|ko|kr|ru|ar|sv|da|no|pl)(-[a-z]{2})?(\/|$)/i;

type Candidate = { url: string; topic: number; score: number };

export type PagePlan = {
  /** Takes in the links of a page that was read after the start page. */
  add(page: ReadPage): void;
  /** The address to read next; null when none is worth it. */
  next(): string | null;
  /** Addresses that are still to come. */
  left(): number;
};

/** A page found on another page needs a higher score than a page of the start page. */
const second = { least: 7, penalty: 1 };

/**
 * The pages of the same site to read after the start page, the most informative first, one per topic before a second.
 * Pages that only another page leads to are taken for their topics.
 */
export function planPages(start: ReadPage): PagePlan {
  const own = new URL(start.url);
  const found = new Map<string, Candidate>();
  const taken = new Set([start.url]);
  const topicsTaken = new Set<number>();
  const addFrom = (page: ReadPage, isSecond: boolean) => {
    for (const { href, words } of linksOf(page)) {
      const url = sameSiteAddress(href, start.url);
      if (!url || taken.has(url)) continue;
      const candidate = judged(url, words, own);
      if (!candidate || (isSecond && candidate.score < second.least)) continue;
      const score = candidate.score - (isSecond ? second.penalty : 0);
      const before = found.get(url);
      if (!before || before.score < score) found.set(url, { ...candidate, score });
    }
  };
  addFrom(start, false);
  return {
    add: (page) => {
      taken.add(page.url);
      found.delete(page.url);
      addFrom(page, true);
    },
    next() {
      const rank = ({ topic, score }: Candidate) => (topic >= 0 && topicsTaken.has(topic) ? -100 : 0) + score;
      const [best] = [...found.values()].sort((one, other) => rank(other) - rank(one));
      if (!best) return null;
      taken.add(best.url);
      found.delete(best.url);
      topicsTaken.add(best.topic);
      return best.url;
    },
    left: () => found.size,
  };
}

/** 'cheap-motel-near-adelaide-airport', 'hotels-in-glenelg': pages that repeat the others for search engines. */
const forSearchEngines =
  /\b(near|nearby|close to|cheap|cheapest|affordable|top \d+|best|things to do|(hotels?|motels?|hostels?|accommodation|apartments?|unterkunft|pension|alberghi|hoteles|alojamiento) (in|en|a|near|bei) )/;

export const isForSearchEngines = (url: string): boolean => {
  const { pathname, search } = new URL(url);
  return pathname !== '/' && forSearchEngines.test(wordsOfPath(pathname + search));
};

/** Frames and the target of a refresh belong to the page itself, so they come first. */
const partOfPage = 20;

const wordsOfPath = (path: string) =>
  decodePercent(path)
    .toLowerCase()
    .replaceAll(/[-_/]+/g, ' ');

/** The most informative topic of these words. */
function topicOf(words: string): number | null {
  const topic = topics.findIndex(([, pattern]) => pattern.test(words));
  return topic < 0 ? null : topic;
}

/** The name of this page for people: by its topic, else the last part of its address. */
export function nameOfPage(url: string, title: string): string {
  const last = new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? '';
  const words = wordsOfPath(last.replace(/\.\w{2,5}$/, '')).trim();
  const topic = topicOf(words) ?? topicOf((title.split(/\s[|–—-]\s/)[0] ?? '').toLowerCase());
  return (topic === null ? null : topicNames[topic]) ?? (words || 'another page');
}

function judged(url: string, words: string | null, start: URL): Candidate | null {
  const { pathname, search } = new URL(url);
  if (words === null) return { url, topic: -1, score: partOfPage };
  const path = wordsOfPath(pathname + search);
  const text = words.toLowerCase().replaceAll(/[-_]+/g, ' ');
  if (notPages.test(pathname) || unwanted.test(path) || unwanted.test(text)) return null;
  if (otherLanguage.test(pathname) && !otherLanguage.test(start.pathname)) return null;
  if (isForSearchEngines(url)) return { url, topic: topics.length, score: -1 };
  const last = wordsOfPath(pathname.split('/').filter(Boolean).at(-1) ?? '');
  const topic = topicOf(text) ?? topicOf(last) ?? topicOf(path) ?? -1;
  if (topic < 0) return isPlain(pathname, search, text) ? { url, topic: topics.length, score: 0 } : null;
  const [weight, pattern] = topics[topic] ?? [0, /$^/];
  const agreement = pattern.test(text) && pattern.test(path) ? 1 : 0;
  const depth = Math.max(0, pathname.split('/').filter(Boolean).length - 1);
  return { url, topic, score: weight + agreement - depth - (search ? 0.5 : 0) };
}

/** A first-level page with a short name may be informative when no better one is left. */
const isPlain = (pathname: string, search: string, text: string) =>
  search === '' &&
  /^\/(?:pages\/)?(?!index\.|home\b)[^/]+\/?$/.test(pathname) &&
  text.trim() !== '' &&
  text.trim().length <= 25;

type Link = { href: string; words: string | null };

/** Limits per page, and characters of an address, which the fetcher limits too. */
const max = { anchors: 2000, frames: 20, refreshes: 5, address: 2000 };

function linksOf(page: ReadPage): Link[] {
  const { elements } = pageTree(page);
  const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name));
  const from = named('base')[0]?.attribs['href'] ?? page.url;
  const start = URL.canParse(from, page.url) ? new URL(from, page.url).href : page.url;
  const anchors = named('a', 'area')
    .slice(0, max.anchors)
    .map((element) => ({
      href: element.attribs['href'] ?? '',
      words: [textOf(element), element.attribs['title'], element.attribs['alt'], ...altsIn(element)]
        .join(' ')
        .slice(0, 300),
    }));
  const frames = named('frame', 'iframe')
    .slice(0, max.frames)
    .map(({ attribs }) => ({ href: attribs['src'] ?? '', words: null }));
  const refreshed = named('meta')
    .filter(({ attribs }) => /^refresh$/i.test(attribs['http-equiv'] ?? ''))
    .slice(0, max.refreshes)
    .flatMap(({ attribs }) => {
      const said = (attribs['content'] ?? '').slice(0, max.address);
      const href = /url\s*=\s*["']?([^"']+)/i.exec(said)?.[1];
      return href ? [{ href, words: null }] : [];
    });
  return [...refreshed, ...frames, ...anchors]
    .filter(({ href }) => href.length <= max.address && URL.canParse(href, start))
    .map(({ href, words }) => ({ href: new URL(href, start).href, words }));
}

/** The words of a link's pictures: a flag means a language. */
const altsIn = (element: Element) =>
  element.children.flatMap((child) =>
    isTag(child) && child.name === 'img' ? [child.attribs['alt'] ?? ''] : [],
  );

/** The fetcher decides whether the address may be requested. */
function sameSiteAddress(href: string, base: string): string | null {
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  url.hash = '';
  return /^https?:$/.test(url.protocol) && siteOf(url) === siteOf(new URL(base)) ? url.href : null;
}

/** `www.` and the scheme do not make another site; the port does. */
export const siteOf = (url: URL) => url.host.replace(/^www\./, '');
