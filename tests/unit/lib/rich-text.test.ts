import { describe, expect, it } from 'vitest';

import {
  boxTables,
  countWordsOfHtml,
  excerptWords,
  foldAfter,
  headingAnchors,
  plainText,
  readingMinutes,
} from '~/lib/rich-text/rich-text';

const ids = (html: string) => headingAnchors(html).headings.map(({ id }) => id);

describe('anchors of headings', () => {
  it('are made from the words of h2 and h3, which become the table of contents', () => {
    expect(
      headingAnchors('<h2>Getting <em>there</em></h2><p>x</p><h3>By tram &amp; train</h3><h4>No</h4>'),
    ).toEqual({
      html: '<h2 id="getting-there">Getting <em>there</em></h2><p>x</p><h3 id="by-tram-train">By tram &amp; train</h3><h4>No</h4>',
      headings: [
        { id: 'getting-there', level: 2, text: 'Getting there' },
        { id: 'by-tram-train', level: 3, text: 'By tram & train' },
      ],
    });
  });

  it('never equal an id of the page’s frame', () => {
    expect(ids('<h2>Cookie settings</h2><h2>Site menu</h2><h2>FAQ</h2>')).toEqual([
      'cookie-settings-2',
      'site-menu-2',
      'faq-2',
    ]);
  });

  it('get -2 and -3 when headings repeat, also where another heading is called that', () => {
    expect(ids('<h2>Parking</h2><h3>Parking 2</h3><h2>Parking</h2><h2>Parking</h2>')).toEqual([
      'parking',
      'parking-2',
      'parking-3',
      'parking-4',
    ]);
    expect(ids('<h2>Parking</h2><h2>Parking</h2><h2>Parking</h2>')).toEqual([
      'parking',
      'parking-2',
      'parking-3',
    ]);
  });

  it('stay clear of the ids that pages use themselves', () => {
    expect(ids('<h2>Main</h2><h2>FAQ</h2>')).toEqual(['main-2', 'faq-2']);
  });

  it('exist for words without Latin letters, not for empty headings', () => {
    expect(ids('<h2>東京</h2><h2>  </h2>')).toEqual(['section']);
  });

  it('keep what else a heading has', () => {
    expect(headingAnchors('<h2 class="wide">A</h2>').html).toBe('<h2 class="wide" id="a">A</h2>');
  });

  it('are reached by links within the text; other fragments lead to the author’s own ids', () => {
    const { html } = headingAnchors(
      '<a href="#a">x</a><a href="#note">y</a><h2>A</h2><p id="user-note">z</p>',
    );
    expect(html).toContain('<a href="#a">x</a><a href="#user-note">y</a>');
    expect(headingAnchors(html).html).toContain('href="#user-note"');
  });
});

describe('text of the HTML', () => {
  it('separates blocks and joins what only looks different', () => {
    expect(plainText('<p>one <b>t</b>wo</p><p>three<br>four</p>')).toBe('one two three four');
  });

  it('has entities as characters', () => {
    expect(plainText('<p>Food &amp; wine &lt;3</p>')).toBe('Food & wine <3');
  });

  it('is counted in words, and read at 200 a minute, at least one', () => {
    expect(countWordsOfHtml('<h2>Two words</h2><p>and three more</p>')).toBe(5);
    expect([0, 1, 200, 201, 1600].map(readingMinutes)).toEqual([1, 1, 1, 2, 8]);
  });

  it('gives an excerpt of so many words', () => {
    expect(excerptWords('<p>one two</p><p>three four</p>', 3)).toBe('one two three…');
    expect(excerptWords('<p>one two</p>', 2)).toBe('one two');
  });
});

/** The text that is displayed while the rest is folded away. */
function shown(html: string): string {
  const withoutRest = html.replace(
    /<([a-z0-9]+)[^>]* class="fold-rest[^"]*"[^>]*\/>|<([a-z0-9]+) class="fold-rest[^"]*"[^>]*>[\s\S]*?<\/\2>/g,
    '',
  );
  return plainText(withoutRest);
}

describe('a table', () => {
  it('gets a box of its own to scroll in, which the keyboard reaches', () => {
    expect(boxTables('<p>a</p><table width="9"><tr><td>b</td></tr></table>')).toBe(
      '<p>a</p><div class="table-box" role="group" aria-label="Table" tabindex="0"><table width="9"><tr><td>b</td></tr></table></div>',
    );
  });
});

describe('folding', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');

  it('leaves the whole text in the document and marks what follows the first words', () => {
    const { html, isFolded } = foldAfter('<p>one <em>two</em> three</p><ul class="x"><li>four</li></ul>', {
      words: 2,
    });
    expect(isFolded).toBe(true);
    expect(html).toBe(
      '<p>one <em>two<span class="fold-ellipsis">…</span></em><span class="fold-rest"> three</span></p>' +
        '<ul class="fold-rest x"><li>four</li></ul>',
    );
  });

  it('shows exactly 150 words of 151 or more, and all of 150', () => {
    const folded = foldAfter(`<p>${words(100)}</p><p>${words(51)}</p>`, { words: 150 });
    expect(shown(folded.html)).toBe(`${words(100)} ${words(50)}…`);
    expect(plainText(folded.html).replace('…', '')).toContain('w51');
    expect(foldAfter(`<p>${words(150)}</p>`, { words: 150 })).toEqual({
      html: `<p>${words(150)}</p>`,
      isFolded: false,
    });
  });

  it('shows whole words within 250 characters and an ellipsis', () => {
    const text = 'Glenelg is a beach. '.repeat(20).trim();
    const { html } = foldAfter(`<p>${text}</p>`, { characters: 250 });
    const visible = shown(html);
    expect(visible.endsWith('…')).toBe(true);
    expect(visible.length - 1).toBeLessThanOrEqual(250);
    expect(visible.length - 1).toBeGreaterThan(250 - 10);
    expect(text.startsWith(visible.slice(0, -1))).toBe(true);
  });

  it('leaves no heading with next to nothing below it', () => {
    const { html } = foldAfter('<p>One two three.</p><h2>Four</h2><p>five six seven</p>', { words: 5 });
    expect(html).toBe(
      '<p>One two three.<span class="fold-ellipsis"> …</span></p>' +
        '<h2 class="fold-rest">Four</h2><p class="fold-rest">five six seven</p>',
    );
    const within = foldAfter('<p>One two three</p><h2>Four five six</h2><p>seven</p>', { words: 4 });
    expect(shown(within.html)).toBe('One two three…');
  });

  it('splits no row of a table, and shows no table with only its first row', () => {
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const table = `<table>${row('2', '3')}${row('4', '5')}${row('6', '7')}</table>`;
    const shownOf = (html: string, words: number) => shown(foldAfter(html, { words }).html);
    expect(shownOf(`<p>1</p>${table}`, 6)).toBe('1 2 3 4 5…');
    expect(shownOf(`<p>1</p>${table}`, 5)).toBe('1 2 3 4 5…');
    expect(shownOf(`<p>1</p>${table}`, 4)).toBe('1…');
    expect(shownOf(`<p>0</p><h2>1</h2>${table}`, 4)).toBe('0…');
    expect(shownOf(`<p>1</p>${table}<p>8 9</p>`, 8)).toBe('1 2 3 4 5 6 7 8…');
    expect(shownOf(`${table}<p>8</p>`, 1)).toBe('2…');
  });

  it('counts an entity as one character and never cuts it', () => {
    const { html } = foldAfter('<p>a &amp; &lt;b&gt; c</p>', { characters: 7 });
    expect(html).toBe(
      '<p>a &amp; &lt;b&gt;<span class="fold-ellipsis">…</span><span class="fold-rest"> c</span></p>',
    );
  });

  it('folds pictures and rules that follow', () => {
    const { html } = foldAfter('<p>one two</p><hr /><img src="/media/a/640.webp" alt="" />', { words: 1 });
    expect(html).toContain('<hr class="fold-rest" /><img class="fold-rest" src=');
  });
});
