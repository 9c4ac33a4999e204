import { createRequire } from 'node:module';

import type { EntryContext } from '@remix-run/cloudflare';
import { describe, expect, it } from 'vitest';

import { encodePageData } from '~/lib/document/encode-page-data';
import { pageMeta } from '~/lib/document/page-meta';

/** A page's context with these data; Remix's form of them is this text. */
function contextOf(data: unknown, errors: unknown = null) {
  let streams = 0;
  const context = {
    staticHandlerContext: { loaderData: { root: data }, actionData: null, errors },
    get serverHandoffStream() {
      streams += 1;
      return new Response('[in the form of Remix]').body;
    },
  } as unknown as EntryContext;
  return { context, streams: () => streams };
}

const inCircles: { self?: unknown } = {};
inCircles.self = inCircles;

describe('the data of a page', () => {
  it.each([
    ['texts, numbers, lists', { a: 'x', b: [1, 2.5, -3], c: { d: null, e: true } }],
    ['nothing', null],
    ['half of a letter', '\ud83d'],
    ['what looks like a tag', '</script>'],
    ['an empty list', []],
    ['a property without a value', { a: undefined, b: 1 }],
  ])('is JSON, and Remix encodes nothing: %s', async (_, data) => {
    const { context, streams } = contextOf(data);
    expect(JSON.parse(await encodePageData(context))).toEqual({
      loaderData: { root: data },
      actionData: null,
    });
    expect(streams()).toBe(0);
  });

  it.each([
    ['a date', new Date(0)],
    ['an undefined item', [undefined]],
    ['no item', new Array<unknown>(2)],
    ['not a number', Number.NaN],
    ['infinity', { a: Infinity }],
    ['a large integer', 1n],
    ['a map', new Map([['a', 1]])],
    ['a set', new Set([1])],
    ['an address', new URL('https://example.com')],
    ['a promise', Promise.resolve(1)],
    ['an error', new Error('x')],
    ['a function', { toJSON: () => 'x' }],
    ['an object without a prototype', Object.create(null) as unknown],
    ['itself', inCircles],
  ])('is in the form of Remix where JSON would change it: %s', async (_, data) => {
    const { context, streams } = contextOf({ list: [data] });
    expect(await encodePageData(context)).toBe('[in the form of Remix]');
    expect(streams()).toBe(1);
  });

  it('is without a drawing, which the document shows', async () => {
    const { context } = contextOf({ map: { svg: '<svg></svg>', square: '500 m' } });
    expect(await encodePageData(context)).toBe(
      '{"loaderData":{"root":{"map":{"square":"500 m"}}},"actionData":null}',
    );
  });

  it('is without the structured data, which the document has at its end', async () => {
    const [script] = pageMeta({ origin: '', title: 'x', structuredData: [{ '@type': 'Thing' }] }).slice(-1);
    expect(JSON.stringify(script)).toContain('Thing');
    const { context } = contextOf({ head: [script] });
    expect(await encodePageData(context)).toBe(
      '{"loaderData":{"root":{"head":[{"script:ld+json":{}}]}},"actionData":null}',
    );
  });

  it('is in the form of Remix where the page shows an error', async () => {
    const { context } = contextOf('x', { root: new Error('failed') });
    expect(await encodePageData(context)).toBe('[in the form of Remix]');
  });
});

describe('the empty object that the browser gives to Remix where the state is JSON', () => {
  it('is one in the form of Remix', async () => {
    const fromRemix = createRequire(require.resolve('@remix-run/react'));
    const { decode } = fromRemix('turbo-stream') as {
      decode: (from: ReadableStream<Uint8Array>) => Promise<{ value: unknown }>;
    };
    const { nothingEncoded } = await import('~/lib/document/page-data');
    const { value } = await decode(new Response(nothingEncoded).body!);
    expect(value).toEqual({});
  });
});
