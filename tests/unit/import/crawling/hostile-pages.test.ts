import { isTag, type Element } from 'domhandler';
import { beforeAll, describe, expect, it } from 'vitest';

import { textOf } from '~/features/import/crawling/markup/elements-of';
import { pageTree, parseMarkup } from '~/features/import/crawling/markup/page-tree';
import { parseRobots } from '~/features/import/crawling/robots/parse-robots';
import { parseLooseJson, type JsonPart } from '~/features/import/website-facts/in-markup/loose-json';
import { readDocument } from '~/features/import/website-facts/page/page-document';
import { sanitizeRichText } from '~/lib/rich-text/rich-text.server';
import { headingAnchors } from '~/lib/rich-text/rich-text';

import { hostilePages, ordinaryPage } from '../../../fakes/hostile-pages';
import { cpuOf, readWhole } from '../../../support/extraction/time-page';

/** Half of what is measured, of a page and of a text. */
const bytes = { page: 100_000, text: 60_000 };
/** Twice the work for twice the bytes, with room for a machine that has other things to do. */
const growth = 2.5;
/** How much more than an ordinary page of as many bytes. */
const max = 6;
/** Shorter times are too inaccurate. */
const floorMs = 60;
const tries = 8;

const shapes = hostilePages.map(({ name, make }) => [name, make] as const);

type Bounds = { half: number; ordinaryMs: number; ordinary: () => Promise<unknown> | unknown };

/**
 * Tries again where the machine was busy: work that grows with the square does so each time. An ordinary page is read again too, since
 * the same work takes twice the processor's time where others share its caches.
 */
async function expectLinear(
  work: (bytes: number) => Promise<unknown> | unknown,
  { half, ordinaryMs, ordinary }: Bounds,
) {
  let [once, twice, ordinaryNow] = [Infinity, Infinity, Infinity];
  const limit = () => max * Math.max(ordinaryMs, Number.isFinite(ordinaryNow) ? ordinaryNow : 0) + floorMs;
  for (let run = 0; run < tries; run += 1) {
    twice = Math.min(twice, await cpuOf(() => work(2 * half)));
    // Within both limits, whatever half of it takes.
    if (twice <= floorMs) return;
    once = Math.min(once, await cpuOf(() => work(half)));
    if (twice > max * ordinaryMs + floorMs) ordinaryNow = Math.min(ordinaryNow, await cpuOf(ordinary));
    if (twice <= growth * once + floorMs && twice <= limit()) return;
  }
  expect.soft(twice, `${once.toFixed()} ms for half of it`).toBeLessThanOrEqual(growth * once + floorMs);
  expect(twice, `an ordinary page takes ${ordinaryMs.toFixed()} ms`).toBeLessThanOrEqual(limit());
}

describe('a page made to be slow to read', () => {
  let ordinaryMs = 0;
  const ordinary = () => readWhole(ordinaryPage(2 * bytes.page));
  beforeAll(async () => {
    ordinaryMs = await cpuOf(ordinary, 3);
  });

  it('comes in many shapes', () => {
    expect(shapes.length).toBeGreaterThan(100);
    expect(new Set(shapes.map(([name]) => name)).size).toBe(shapes.length);
  });

  it.each(shapes)('takes twice the work when it is twice as long: %s', async (_, make) => {
    await expectLinear((size) => readWhole(make(size)), { half: bytes.page, ordinaryMs, ordinary });
  });
});

describe('a text of an editor or a model made to be slow', () => {
  let ordinaryMs = 0;
  const render = (html: string) => headingAnchors(sanitizeRichText(html));
  const ordinary = () => render(ordinaryPage(2 * bytes.text));
  beforeAll(async () => {
    ordinaryMs = await cpuOf(ordinary, 3);
  });

  const headings = [
    'headings of the same words',
    (size: number) => '<h2>Rooms</h2>'.repeat(size / 14),
  ] as const;
  it.each([...shapes.filter(([name]) => /^(nested|attributes|many)/.test(name)), headings])(
    'takes twice the work when it is twice as long: %s',
    async (_, make) => {
      await expectLinear((size) => render(make(size)), { half: bytes.text, ordinaryMs, ordinary });
    },
  );
});

describe('a page', () => {
  const depthOf = (elements: readonly Element[]) =>
    Math.max(
      ...elements.map((element) => {
        let depth = 1;
        for (let { parent } = element; parent && isTag(parent); { parent } = parent) depth += 1;
        return depth;
      }),
    );

  it('is parsed once, however many readers it has', () => {
    const page = { url: 'https://a.com/', html: ordinaryPage(20_000) };
    const tree = pageTree(page);
    expect(readDocument(page).elements).toBe(tree.elements);
    expect(pageTree(page)).toBe(tree);
  });

  it('is 500 elements deep at most, and keeps the words of what lies deeper', () => {
    const html = `${'<div>'.repeat(700)}Deep <b>words</b><script>hidden</script>${'</div>'.repeat(700)}<p>After</p>`;
    const { root, elements } = pageTree({ html });
    expect(depthOf(elements)).toBe(500);
    expect(root.children.filter(isTag).map(({ name }) => name)).toEqual(['div', 'p']);
    const { lines } = readDocument({ url: 'https://a.com/', html });
    expect(lines).toEqual(['Deep words', 'After']);
  });

  it('counts open elements correctly, however many end tags are missing', () => {
    const { root } = pageTree({ html: `<ul>${'<li>a'.repeat(2000)}</ul>${'<p>b'.repeat(2000)}` });
    expect(root.children).toHaveLength(2001);
  });

  it('has the position of each element', () => {
    const html = `<p>a</p></b></i><!-- c --><p class="b">${'<i>'.repeat(600)}c</p><em>d</em>`;
    const [em] = pageTree({ html }).elements.filter(({ name }) => name === 'em');
    expect(html.slice(em?.startIndex ?? 0, (em?.endIndex ?? 0) + 1)).toBe('<em>d</em>');
  });

  it('ends after 30,000 elements, and an element has 100 attributes of 20,000 characters', () => {
    expect(pageTree({ html: '<i></i>'.repeat(40_000) }).elements).toHaveLength(30_000);
    const many = Array.from({ length: 300 }, (_, index) => `a${index}="x"`).join(' ');
    const [element] = pageTree({ html: `<p title="${'w'.repeat(30_000)}" ${many}>` }).elements;
    expect(element?.attribs['title']).toHaveLength(20_000);
    expect(Object.keys(element?.attribs ?? {})).toHaveLength(100);
  });

  it('gives the words of an element as far as 500 nodes hold them', () => {
    expect(textOf(parseMarkup(`${'<b>a</b>'.repeat(100)}`))).toHaveLength(100);
    expect(textOf(parseMarkup(`${'<b>a</b>'.repeat(10_000)}`))).toHaveLength(250);
  });
});

describe('JSON-LD', () => {
  const count = (part: JsonPart | null): number => {
    if (part?.kind === 'array') return part.items.reduce((sum, item) => sum + count(item), 1);
    if (part?.kind === 'object') return part.members.reduce((sum, { value }) => sum + count(value), 1);
    return part ? 1 : 0;
  };

  it('is read for 20,000 values in all its blocks', () => {
    const room = { values: 20_000 };
    const long = `[${'1,'.repeat(15_000)}1]`;
    expect(count(parseLooseJson(long, 0, room))).toBe(15_002);
    expect(count(parseLooseJson(long, 0, room))).toBe(4_998);
    expect(parseLooseJson(long, 0, room)).toBeNull();
  });
});

describe('a robots.txt made to be slow to read', () => {
  const size = 500_000;
  const own = 'User-agent: *\n';
  let ordinaryMs = 0;
  beforeAll(async () => {
    ordinaryMs = await cpuOf(() => readWhole(ordinaryPage(size)), 2);
  });

  it.each([
    ['agents and rules', own.repeat(size / 28) + 'Disallow: /a\n'.repeat(size / 26)],
    ['one rule of stars', `${own}Disallow: /${'*a'.repeat(size / 2)}`],
    ['rules of stars', own + 'Disallow: /*a*b*c*d$\n'.repeat(4000)],
    ['rules that nearly fit', own + `Disallow: /*${'a'.repeat(300)}b\n`.repeat(1500)],
    ['white space', ' '.repeat(size)],
    ['lines', '\n'.repeat(size)],
  ])('costs no more than an ordinary page: %s', async (_, text) => {
    const path = `/${'a'.repeat(1900)}`;
    const ms = await cpuOf(() => {
      const robots = parseRobots(text, 'StayAdelaideBot');
      for (let page = 0; page < 7; page += 1) robots.isAllowed(path);
    }, 3);
    expect(ms).toBeLessThanOrEqual(ordinaryMs + floorMs);
  });

  it('with too many rules allows nothing', () => {
    expect(parseRobots(`${own}${'Disallow: /x\n'.repeat(5001)}`, 'Bot').isAllowed('/')).toBe(false);
    expect(parseRobots(`${own}Disallow: /${'x'.repeat(3000)}`, 'Bot').isAllowed(`/${'x'.repeat(2500)}`)).toBe(
      false,
    );
  });

  it.each([
    ['Disallow: /a*b$', '/axb', false],
    ['Disallow: /a*b$', '/axbc', true],
    ['Disallow: /a$', '/a', false],
    ['Disallow: /a$', '/ab', true],
    ['Disallow: /\nAllow: /rooms', '/rooms/1', true],
    ['Disallow: /rooms\nAllow: /rooms', '/rooms', true],
    ['Disallow:', '/', true],
    ['Disallow: /%c3%a9', '/%C3%A9', false],
    ['Disallow: /é', '/%C3%A9', false],
  ])('is heeded: %j %s', (rules, path, isAllowed) => {
    expect(parseRobots(`${own}${rules}`, 'Bot').isAllowed(path)).toBe(isAllowed);
  });
});
