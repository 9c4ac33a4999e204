import { decodePercent } from '~/lib/decode-percent';

import { textOf } from './elements-of';
import { pageTree } from './page-tree';
import type { ReadPage } from './read-page';

/**
 * Topics of pages of a small hotel's website, the most informative first, in the languages of such websites.
 */
const topics: readonly (readonly [number, RegExp])[] = [
  [
    9,
    /\b(contact|kontakt|contatti|contacto|find us|getting here|get in touch|say hello|reach us|location|where|how to get|impressum)/,
  ],
  [9, /\b(rates?|prices?|tariffs?|preise|tarifs?|tariffe|precios|pricing|packages)\b/],
  [
    8,
    /\b(rooms?|suites?|accommodation|apartments?|cabins?|cottages?|dorms?|stay|zimmer|chambres?|camere|habitaciones|units)\b/,
  ],
  [7, /\b(facilit|amenit|services?\b|features|ausstattung|servizi|servicios|equipements)/],
  [7, /\b(about|our story|hotel|property|welcome|house|ueber|uber uns|chi siamo|info)\b/],
  [
    6,
    /\b(polic(y|ies)|terms|conditions|check ?in|faq|questions|good to know|house rules|guest info|practical)/,
  ],
  [5, /\b(gallery|galerie|galleria|galeria|photos?|pictures|images|tour)\b/],
];

const notPages = /\.(pdf|jpe?g|png|gif|webp|avif|svg|zip|docx?|xlsx?|ics|mp4|mov|mp3|xml|json|css|js|txt)$/i;
const unwanted =
  /\b(privacy|cookies?|login|sign ?in|account|cart|checkout|careers?|jobs|press|blog|news|logout|wp admin|feed|unsubscribe|delete|remove|gift|voucher|weddings?|conference|events?)\b/;
const otherLanguage = /^\/(de|fr|it|es|nl|pt|ja|jp|zh|cn|tw|ko|kr|ru|ar|sv|da|no|pl)(-[a-z]{2})?(\/|$)/i;

type Candidate = { url: string; topic: number; score: number };

/**
 * Which pages of the same site to read after the start page, the most informative first, one per topic before
 * a second.
 */
export function choosePages(start: ReadPage, count: number): string[] {
  const found = new Map<string, Candidate>();
  const own = new URL(start.url);
  for (const { href, words } of linksOf(start)) {
    const url = sameSiteAddress(href, start.url);
    if (!url || url === start.url) continue;
    const candidate = judged(url, words, own);
    const before = found.get(url);
    if (candidate && (!before || before.score < candidate.score)) found.set(url, candidate);
  }
  const ordered = [...found.values()].sort((one, other) => other.score - one.score);
  const firsts = new Map(ordered.toReversed().map((one) => [one.topic, one]));
  const isFirst = (one: Candidate) => firsts.get(one.topic) === one;
  const chosen = [...ordered.filter(isFirst), ...ordered.filter((one) => !isFirst(one))];
  return chosen.slice(0, count).map(({ url }) => url);
}

/** Frames and the target of a refresh are part of the page itself, so they come first. */
const partOfPage = 20;

function judged(url: string, words: string | null, start: URL): Candidate | null {
  const { pathname, search } = new URL(url);
  if (words === null) return { url, topic: -1, score: partOfPage };
  const path = decodePercent(pathname + search)
    .toLowerCase()
    .replaceAll(/[-_/]+/g, ' ');
  const text = words.toLowerCase().replaceAll(/[-_]+/g, ' ');
  if (notPages.test(pathname) || unwanted.test(path) || unwanted.test(text)) return null;
  if (otherLanguage.test(pathname) && !otherLanguage.test(start.pathname)) return null;
  const topic = topics.findIndex(([, pattern]) => pattern.test(text) || pattern.test(path));
  if (topic < 0) return isPlain(pathname, search, text) ? { url, topic: topics.length, score: 0 } : null;
  const [weight, pattern] = topics[topic] ?? [0, /$^/];
  const agreement = pattern.test(text) && pattern.test(path) ? 1 : 0;
  const depth = Math.max(0, pathname.split('/').filter(Boolean).length - 1);
  return { url, topic, score: weight + agreement - depth - (search ? 0.5 : 0) };
}

/** A first-level page with a short name may be informative when no better one is left. */
const isPlain = (pathname: string, search: string, text: string) =>
  search === '' &&
  /^\/(?!index\.|home\b)[^/]+\/?$/.test(pathname) &&
  text.trim() !== '' &&
  text.trim().length <= 25;

type Link = { href: string; words: string | null };

/** Limits per page, and characters of an address, which the fetcher limits too. */
const most = { anchors: 2000, frames: 20, refreshes: 5, address: 2000 };

function linksOf(page: ReadPage): Link[] {
  const { elements } = pageTree(page);
  const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name));
  const from = named('base')[0]?.attribs['href'] ?? page.url;
  const start = URL.canParse(from, page.url) ? new URL(from, page.url).href : page.url;
  const anchors = named('a', 'area')
    .slice(0, most.anchors)
    .map((element) => ({
      href: element.attribs['href'] ?? '',
      words: [textOf(element), element.attribs['title'], element.attribs['alt']].join(' ').slice(0, 300),
    }));
  const frames = named('frame', 'iframe')
    .slice(0, most.frames)
    .map(({ attribs }) => ({ href: attribs['src'] ?? '', words: null }));
  const refreshed = named('meta')
    .filter(({ attribs }) => /^refresh$/i.test(attribs['http-equiv'] ?? ''))
    .slice(0, most.refreshes)
    .flatMap(({ attribs }) => {
      const said = (attribs['content'] ?? '').slice(0, most.address);
      const href = /url\s*=\s*["']?([^"']+)/i.exec(said)?.[1];
      return href ? [{ href, words: null }] : [];
    });
  return [...refreshed, ...frames, ...anchors]
    .filter(({ href }) => href.length <= most.address && URL.canParse(href, start))
    .map(({ href, words }) => ({ href: new URL(href, start).href, words }));
}

/** The fetcher decides whether the address may be requested. */
function sameSiteAddress(href: string, base: string): string | null {
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  url.hash = '';
  return /^https?:$/.test(url.protocol) && siteOf(url) === siteOf(new URL(base)) ? url.href : null;
}

/** `www.` and the scheme do not make another site; the port does. */
export const siteOf = (url: URL) => url.host.replace(/^www\./, '');
