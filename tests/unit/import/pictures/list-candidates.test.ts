import { describe, expect, it } from 'vitest';

import { listCandidates } from '~/features/import/pictures/finding/list-candidates';

import { growthOf } from '../../../support/extraction/time-page';

const url = 'https://quandong.example/rooms/';
const page = (html: string, at = url) => ({ url: at, html });
const candidates = (html: string, ownName = 'Quandong House') => listCandidates([page(html)], { ownName });
const first = (html: string) => candidates(html).map(({ urls }) => urls[0]);

describe('pictures on a page', () => {
  it.each([
    ['an img', '<img src="a.jpg">', 'https://quandong.example/rooms/a.jpg'],
    ['an address from the root', '<img src="/a.jpg">', 'https://quandong.example/a.jpg'],
    ['one of another server', '<img src="//cdn.example/a.jpg">', 'https://cdn.example/a.jpg'],
    ['a base', '<base href="/static/"><img src="a.jpg">', 'https://quandong.example/static/a.jpg'],
    [
      'a base that comes later',
      '<img src="a.jpg"><base href="/static/">',
      'https://quandong.example/static/a.jpg',
    ],
    ['entities', '<img src="a.php?x=1&amp;y=2" >', null],
    ['an address with entities', '<img src="/p?x=1&amp;y=2">', 'https://quandong.example/p?x=1&y=2'],
    ['the largest of a srcset', '<img srcset="s.jpg 320w, l.jpg 1600w, m.jpg 800w">', '/l.jpg'],
    ['a srcset by densities', '<img src="s.jpg" srcset="l.jpg 2x">', '/s.jpg'],
    [
      'a srcset with commas in addresses',
      '<img srcset="/w_300,h_2/a.jpg 300w, /w_900,h_6/a.jpg 900w">',
      '/w_900,h_6/a.jpg',
    ],
    [
      'a source of a picture',
      '<picture><source type="image/webp" srcset="a.webp 900w"><img></picture>',
      '/a.webp',
    ],
    ['lazy loading', '<img src="data:image/gif;base64,R0lGOD" data-src="a.jpg">', '/a.jpg'],
    ['lazy loading by another name', '<img data-echo-later="a.jpg">', '/a.jpg'],
    ['lazy loading without an ending', '<img data-original="/media/17">', '/media/17'],
    ['a lazy srcset', '<img data-lazy-srcset="s.jpg 320w, l.jpg 1600w">', '/l.jpg'],
    ['what is there without scripts', '<noscript><img src="a.jpg"></noscript>', '/a.jpg'],
    ['an inline style', `<div style="background-image:url('a.jpg')">`, '/a.jpg'],
    ['an inline style with entities', '<div style="background:url(&quot;a.jpg&quot;)">', '/a.jpg'],
    ['a background that waits', '<div data-bg="url(a.jpg)">', '/a.jpg'],
    ['a style sheet', '<style>.hero { background: #fff url( "a.jpg" ) }</style>', '/a.jpg'],
    ['a link to the large one', '<a href="large/a.jpg"><img alt="A room"></a>', '/a.jpg'],
    ['Open Graph', '<meta property="og:image" content="a.jpg">', '/a.jpg'],
    ['Twitter', '<meta name="twitter:image" content="a.jpg">', '/a.jpg'],
    ['a video', '<video poster="a.jpg">', '/a.jpg'],
    ['JSON-LD', '<script type="application/ld+json">{"@type":"Hotel","image":["a.jpg"]}</script>', '/a.jpg'],
    [
      'JSON-LD with objects',
      '<script type="application/ld+json">{"@graph":[{"photo":{"@type":"ImageObject","url":"a.jpg"},"logo":"b.jpg"}]}</script>',
      '/a.jpg',
    ],
    ['broken markup', '<div><p><img src=a.jpg <b></div', '/a.jpg'],
  ])('are found in %s', (_, html, wanted) => {
    const found = first(html);
    if (wanted === null) expect(found).toEqual([]);
    else expect(found[0]).toMatch(new RegExp(`${wanted.replace(/[?.]/g, '\\$&')}$`));
  });

  it.each([
    ['drawings', '<img src="a.svg"><img src="data:image/png;base64,AAAA">'],
    ['a logo by its name', '<img src="/img/site-logo.png">'],
    ['a logo by its class', '<img class="siteLogo" src="/img/a.png">'],
    ['a logo by its alt text', '<img alt="Our logo" src="/img/a.png">'],
    ['icons by their folder', '<img src="/icons/pool.png">'],
    [
      'sprites, avatars, badges',
      '<img src="sprite.png"><img src="avatar-3.jpg"><img src="tripadvisor-badge.png">',
    ],
    ['signs of payment', '<img src="visa.png"><img src="pay/mastercard.png"><img src="/payments/a.png">'],
    ['trackers', '<img src="https://www.facebook.com/tr?id=1"><img src="t.jpg" width="1" height="1">'],
    ['small ones', '<img src="a.jpg" width="64" height="64">'],
    [
      'what is not of the web',
      '<img src="javascript:alert(1)"><img src="file:///etc/passwd"><img src="http://">',
    ],
    ['moving ones', '<img src="a.gif">'],
    ['JSON-LD that is none', '<script type="application/ld+json">{"image": "a.jpg"</script>'],
    ['scripts', '<script>var a = "<img src=a.jpg>"</script>'],
    ['comments', '<!-- <img src="a.jpg"> -->'],
  ])('are not %s', (_, html) => {
    expect(first(html)).toEqual([]);
  });

  it('may have a word of an ornament in their name where the property has it in its own', () => {
    const html = '<img src="flag-motel-room.jpg" alt="The Flag Motel">';
    expect(candidates(html)).toEqual([]);
    expect(candidates(html, 'The Flag Motel')).toHaveLength(1);
  });

  it('are one picture however many sizes of it there are, the largest wanted', () => {
    const html = `
      <img src="/up/room-300x200.jpg" alt="A room"><img src="/up/room-1024x683.jpg">
      <img src="https://www.quandong.example/up/room-150x150.jpg">
      <img src="/cdn/pool.jpg?w=300&q=60"><img src="/cdn/pool.jpg?q=90&w=1200">
      <img src="/c/w_300,h_200,c_fill/v1/bar.jpg"><img src="/c/w_1400,c_fill/v1/bar.jpg">`;
    const found = candidates(html);
    expect(
      found.map(({ urls }) => new URL(urls[0] ?? '').pathname + new URL(urls[0] ?? '').search).sort(),
    ).toEqual(['/c/w_1400,c_fill/v1/bar.jpg', '/cdn/pool.jpg?q=90&w=1200', '/up/room-1024x683.jpg']);
  });

  it('are asked for in their original size where only small ones are named', () => {
    const [found] = candidates('<img src="/up/room-300x200.jpg">');
    expect(found?.urls).toEqual([
      'https://quandong.example/up/room.jpg',
      'https://quandong.example/up/room-300x200.jpg',
    ]);
  });

  it('are not asked for in a size that is too heavy first', () => {
    const [found] = candidates('<img src="/a-6000x4000.jpg" srcset="/a-1600x1067.jpg 1600w">');
    expect(found?.urls[0]).toBe('https://quandong.example/a-1600x1067.jpg');
  });

  it('bring their words along: alt text, caption, heading', () => {
    const html = `<h2>Queen <em>Room</em></h2>
      <figure><img src="a.jpg" alt=""><figcaption>Morning light</figcaption></figure>
      <figure><img src="b.jpg" alt="The bath"></figure>`;
    expect(candidates(html).sort((a, b) => a.place - b.place)).toMatchObject([
      { caption: 'Morning light', heading: 'Queen Room', alt: '' },
      { caption: '', heading: 'Queen Room', alt: 'The bath' },
    ]);
  });

  it('come in an order of promise and no more than are wanted', () => {
    const html = `<header><img src="banner.jpg"></header><img src="plain.jpg"><img src="large.jpg" srcset="large.jpg 1600w">
      <a href="full/one.jpg"><img src="x.jpg" alt="The pool"></a><div style="background:url(back.jpg)"></div>
      <script type="application/ld+json">{"image":"lead.jpg"}</script>`;
    const names = listCandidates([page(html)], { ownName: '', max: 5 }).map(({ urls }) =>
      urls[0]?.split('/').pop(),
    );
    expect(names).toEqual(['one.jpg', 'lead.jpg', 'large.jpg', 'x.jpg', 'plain.jpg']);
  });

  it.each([
    ['pictures', Array.from({ length: 20_000 }, (_, at) => `<div><img src="p${at}.jpg">`).join(''), 60],
    ['commas', `<img srcset="${', '.repeat(200_000)}">`, 0],
    ['addresses in styles', `<style>${'url('.repeat(100_000)}</style>`, 0],
    ['lists in data', `<script type="application/ld+json">${'['.repeat(50_000)}</script>`, 0],
  ])(
    'of a page without end are bounded, in a time that grows with its length: %s',
    async (_, html, count) => {
      expect(candidates(html)).toHaveLength(count);
      expect(await growthOf(html, candidates)).toBeLessThan(8);
    },
  );
});

describe('pictures of pages beside the house', () => {
  const start = '<title>The Old Bakery Stay, Burra</title><img src="/house.jpg" width="1500" height="1000">';
  it.each([
    ['a town behind the name of the house', '/burra', '<title>Burra</title>'],
    ['what is around', '/our-corner', '<h2>Around Burra</h2>'],
    ['day trips', '/day-trips', '<h2>From our door</h2>'],
    ['experiences', '/experiences', '<h2>Seals before breakfast</h2>'],
  ])('of %s are none of it', (_, path, html) => {
    const pages = [
      page(start),
      {
        url: new URL(path, page('').url).href,
        html: `${html}<img src="/other.jpg" width="1500" height="1000">`,
      },
    ];
    const urls = listCandidates(pages, { ownName: 'The Old Bakery Stay' }).flatMap((one) => one.urls);
    expect(urls.map((url) => new URL(url).pathname)).toEqual(['/house.jpg']);
  });
});
