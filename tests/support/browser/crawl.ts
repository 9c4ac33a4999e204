import { inject } from 'vitest';

import { ask, decode } from '../server/site';

const lanes = 4;

/** A link, canonical address, picture or search form of one page that leads to an address of this site. */
export type Reference = {
  from: string;
  text: string;
  /** Path and query. */
  address: string;
  /** Without its `#`; empty when there is none. */
  fragment: string;
  isPicture: boolean;
};

type Answer = {
  status: number;
  location: string | null;
  type: string;
  /** The text that a reader gets; empty for pictures. */
  body: string;
  ids: ReadonlySet<string>;
  references: readonly Reference[];
};

export type Crawl = { answers: ReadonlyMap<string, Answer>; references: readonly Reference[] };

type Plan = {
  start: readonly string[];
  /** True when to follow the references of a page; all others are requested only. */
  isRead: (path: string) => boolean;
};

/**
 * Requests every address that the pages to be read refer to. Reads an address with a query only when a page
 * without a query leads to it, so that filters do not multiply.
 */
export async function crawl({ start, isRead }: Plan): Promise<Crawl> {
  const answers = new Map<string, Answer>();
  const references: Reference[] = [];
  let wave = new Map(start.map((address) => [address, true]));
  while (wave.size > 0) {
    const next = new Map<string, boolean>();
    const received = await askAll([...wave.keys()]);
    for (const [address, answer] of received) answers.set(address, answer);
    for (const [address, answer] of received) {
      if (!wave.get(address) || !isRead(pathOf(address))) continue;
      references.push(...answer.references);
      for (const { address: found } of answer.references) {
        const isFarther = found.includes('?') && address.includes('?');
        if (!answers.has(found)) next.set(found, (next.get(found) ?? false) || !isFarther);
      }
    }
    wave = next;
  }
  return { answers, references };
}

/**
 * Describes the references that lead to no answer, through a redirect or to a missing element. Other tests
 * add and remove rows meanwhile, so a reference counts only when its page still has it at a second request
 * and its address fails again.
 */
export async function brokenReferences({ answers, references }: Crawl): Promise<string[]> {
  const suspects = references.filter((reference) => problemOf(reference, answers.get(reference.address)));
  const again = new Map(
    await askAll([...new Set(suspects.flatMap(({ from, address }) => [from, address]))].sort()),
  );
  const broken = suspects.flatMap((reference) => {
    const { from, text, address, fragment } = reference;
    const isStillThere = again
      .get(from)
      ?.references.some((other) => other.address === address && other.fragment === fragment);
    const problem = problemOf(reference, again.get(address));
    const target = fragment ? `${address}#${fragment}` : address;
    return isStillThere && problem ? [`${from}: “${text}” leads to ${target}: ${problem}`] : [];
  });
  return [...new Set(broken)];
}

function problemOf({ fragment, isPicture }: Reference, answer: Answer | undefined): string | null {
  if (!answer) return 'was not asked for';
  if (answer.status !== 200) return `${answer.status} ${answer.location ?? ''}`.trim();
  if (isPicture && !answer.type.startsWith('image/')) return `is ${answer.type}`;
  if (fragment && !answer.ids.has(fragment)) return 'no element has this id';
  return null;
}

async function askAll(addresses: readonly string[]): Promise<[string, Answer][]> {
  const left = [...addresses];
  const answers: [string, Answer][] = [];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let address = left.shift(); address !== undefined; address = left.shift())
        answers.push([address, await askFor(address)]);
    }),
  );
  return answers;
}

async function askFor(address: string): Promise<Answer> {
  const response = await ask(address).catch(() => ask(address));
  const type = response.headers.get('content-type') ?? '';
  const isText = /html|xml/.test(type);
  if (!isText) await response.body?.cancel();
  const body = isText ? await response.text() : '';
  const html = body.replace(/<script\b[\s\S]*?<\/script>/g, '');
  return {
    status: response.status,
    location: response.headers.get('location'),
    type,
    body,
    ids: new Set([...html.matchAll(/<[^>]* id="([^"]*)"/g)].map(([, id]) => decode(id ?? ''))),
    references: referencesOf(address, html),
  };
}

function referencesOf(from: string, html: string): Reference[] {
  const anchors = [...html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].map(([, attributes = '', inner = '']) =>
    reference(from, valueOf(attributes, 'href'), wordsOf(inner) || valueOf(attributes, 'aria-label')),
  );
  const listed = [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => reference(from, loc, 'loc'));
  const others = [...html.matchAll(/<(link|meta|img|source|form)\b([^>]*)>/g)].flatMap(
    ([, tag = '', attributes = '']) => {
      const value = (name: string) => valueOf(attributes, name);
      const isGet = (value('method') ?? 'get').toLowerCase() === 'get';
      if (tag === 'link' && value('rel') === 'canonical')
        return [reference(from, value('href'), 'canonical')];
      if (tag === 'meta' && value('property') === 'og:image')
        return [reference(from, value('content'), 'share image', true)];
      if (tag === 'form' && isGet) return [reference(from, value('action'), 'search form')];
      if (tag !== 'img' && tag !== 'source') return [];
      const firstCandidate = value('srcset')?.trim().split(/[\s,]/)[0];
      return [value('src'), firstCandidate].map((address) =>
        reference(from, address, value('alt') || 'picture', true),
      );
    },
  );
  return [...anchors, ...listed, ...others].filter((found) => found !== null);
}

/** Null for an address that is missing, on another site, or for mail or telephone. */
function reference(from: string, value: string | undefined, text = '', isPicture = false): Reference | null {
  const origin = inject('origin');
  if (value === undefined || !URL.canParse(value, origin + from)) return null;
  const url = new URL(value, origin + from);
  if (url.origin !== origin) return null;
  const fragment = decodeURIComponent(url.hash.slice(1));
  return { from, text, address: url.pathname + url.search, fragment, isPicture };
}

function valueOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(attributes)?.[1];
  return value === undefined ? undefined : decode(value);
}

const wordsOf = (html: string) =>
  decode(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

const pathOf = (address: string) => address.split('?')[0] ?? address;
