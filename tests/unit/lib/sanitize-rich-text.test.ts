import { describe, expect, it } from 'vitest';

import { sanitizeRichText } from '~/lib/rich-text/rich-text.server';

const hostile = [
  '<script>steal()</script>',
  '<scr<script>ipt>steal()</script>',
  '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
  '<img src=x onerror=steal()>',
  '<img src="x" onerror="steal()" alt="a cat">',
  '<img src=`javascript:steal()`>',
  '<img srcset="https://evil.test/a.png 2x" src="/media/hero-jetty/640.webp">',
  '<image href="https://evil.test/a.png" onload="steal()">',
  '<svg onload=steal()><script>steal()</script></svg>',
  '<svg><animate onbegin=steal() attributeName=x dur=1s></svg>',
  '<svg><foreignObject><iframe src="javascript:steal()"></iframe></foreignObject></svg>',
  '<svg><a xlink:href="javascript:steal()"><text x="20" y="20">go</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=steal()&gt;">',
  '<math href="javascript:steal()">go</math>',
  '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
  '<iframe srcdoc="<script>steal()</script>"></iframe>',
  '<object data="javascript:steal()"></object><embed src="//evil.test/x.swf">',
  '<a href="javascript:steal()">go</a>',
  '<a href="JaVaScRiPt:steal()">go</a>',
  '<a href="java&#x0A;script:steal()">go</a>',
  '<a href="java\tscript:steal()">go</a>',
  '<a href=" &#14; javascript:steal()">go</a>',
  '<a href="&#106;avascript:steal()">go</a>',
  '<a href="data:text/html,<script>steal()</script>">go</a>',
  '<a href="vbscript:steal()">go</a>',
  '<a href="blob:https://evil.test/1">go</a>',
  '<a href="ftp://evil.test/x">go</a>',
  '<a href="//evil.test/x">go</a>',
  '<a href="/\\evil.test/x">go</a>',
  '<a href="\\\\evil.test/x">go</a>',
  '<a href="/\t/evil.test/x">go</a>',
  '<a href="https://user:password@evil.test/">go</a>',
  '<a href="tel:javascript:steal()">go</a>',
  '<a href="mailto:a@b.test\njavascript:steal()">go</a>',
  '<a href="/x" onclick="steal()" onmouseover=steal()>go</a>',
  '<a href="/x" ping="https://evil.test/p" download>go</a>',
  '<p onclick="steal()" onpointerenter="steal()" tabindex="0" contenteditable autofocus onfocus="steal()">x</p>',
  '<p style="background:url(https://evil.test/p.png)">x</p>',
  '<p style="position:fixed;inset:0;z-index:9999">x</p>',
  '<p style="width:expression(steal())">x</p>',
  '<p style="text-align:center;behavior:url(x.htc)">x</p>',
  '<p style="text-align:left;}body{display:none">x</p>',
  '<div style="-moz-binding:url(https://evil.test/x.xml#e)">x</div>',
  '<style>body{display:none}</style>',
  '<link rel="stylesheet" href="https://evil.test/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test/">',
  '<base href="https://evil.test/">',
  '<form action="https://evil.test/"><input name="password"><button formaction="javascript:steal()">go</button></form>',
  '<isindex action="javascript:steal()" type="submit" value="go">',
  '<textarea><img src=x onerror=steal()></textarea>',
  '<xmp><img src=x onerror=steal()></xmp>',
  '<noscript><p title="</noscript><img src=x onerror=steal()>"></noscript>',
  '<noembed><img src=x onerror=steal()></noembed>',
  '<noframes><img src=x onerror=steal()></noframes>',
  '<plaintext><img src=x onerror=steal()>',
  '<template><img src=x onerror=steal()></template>',
  '<select><option><img src=x onerror=steal()></option></select>',
  '<title><img src=x onerror=steal()></title>',
  '<video><source onerror="steal()"></video><audio src=x onerror=steal()></audio>',
  '<details open ontoggle=steal()><summary>x</summary></details>',
  '<dialog open onclose=steal()>x</dialog>',
  '<marquee onstart=steal()>x</marquee>',
  '<button popovertarget=x>go</button><div popover id=x onbeforetoggle=steal()>x</div>',
  '<a id="__remixContext" name="location" href="/x">clobber</a>',
  '<img name="cookie" id="getElementById" src="/media/hero-jetty/640.webp">',
  '<p data-cookie-banner data-x="1">x</p>',
  '<!--><img src=x onerror=steal()>-->',
  '<!--[if gte IE 4]><script>steal()</script><![endif]-->',
  '<![CDATA[<img src=x onerror=steal()>]]>',
  '<?xml-stylesheet href="javascript:steal()"?>',
  '<p title="</p><img src=x onerror=steal()>">x</p>',
  "<p title='\"><img src=x onerror=steal()>'>x</p>",
  '&lt;script&gt;steal()&lt;/script&gt;',
  '<option>&lt;script&gt;steal()&lt;/script&gt;</option>',
  '<p>\u0000<scr\u0000ipt>steal()</scr\u0000ipt></p>',
  '<<script>steal()//<</script>',
  '<a href="https://a.test/"><img src="https://evil.test/x.png" alt="<script>steal()</script>"></a>',
];

/** The document that a browser would build from the answer: its elements and their attributes. */
function elements(html: string) {
  return [...html.matchAll(/<([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/g)].map(
    ([, tag, attributes]) => ({
      tag: tag ?? '',
      attributes: Object.fromEntries(
        [...(attributes ?? '').matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
      ) as Record<string, string>,
    }),
  );
}

const allowedAttributes =
  /^(href|target|rel|src|alt|title|class|id|width|height|style|colspan|rowspan|scope|start)$/;
const safeAddress = /^(https?:\/\/[^@]*$|mailto:|tel:\+?[\d ().-]+$|#|\/(?![/\\]))/;

describe('rich text', () => {
  it.each(hostile)('leaves nothing that runs or loads of %j', (html) => {
    const clean = sanitizeRichText(html);
    const leftover = clean.replace(/<\/?[a-z0-9]+(?:\s+[a-z-]+(?:="[^"<>]*")?)*\s*\/?>/g, '');
    expect(leftover, 'every angle bracket belongs to a whole tag').not.toMatch(/[<>]/);
    for (const { tag, attributes } of elements(clean)) {
      expect(tag).toMatch(
        /^(p|h[234]|ul|ol|li|a|img|span|div|table|tr|td|th|tbody|em|strong|br|hr|code|blockquote)$/,
      );
      for (const [name, value] of Object.entries(attributes)) {
        expect(name).toMatch(allowedAttributes);
        if (name === 'href') expect(value).toMatch(safeAddress);
        if (name === 'src') expect(value).toMatch(/^\/(media|images)\//);
        if (name === 'style') expect(value).toMatch(/^text-align:[a-z]+$/);
        if (name === 'id') expect(value).toMatch(/^user-/);
      }
    }
  });

  it.each(hostile)('changes nothing the second time of %j', (html) => {
    const once = sanitizeRichText(html);
    expect(sanitizeRichText(once)).toBe(once);
  });

  it('keeps paragraphs, headings, lists, tables, code, quotes and figures', () => {
    const html =
      '<h2>A</h2><p>b <strong>c</strong> <em>d</em><br />e</p><ul><li>f</li></ul><ol start="3"><li>g</li></ol>' +
      '<table><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td colspan="2">i</td></tr></tbody></table>' +
      '<pre><code>j &lt; k</code></pre><blockquote>l</blockquote><hr />' +
      '<figure><img src="/media/hero-jetty/640.webp" alt="A jetty" width="640" height="320" /><figcaption>m</figcaption></figure>';
    expect(sanitizeRichText(html)).toBe(html);
  });

  it('makes a heading of level 1 one of level 2, since the page has its own', () => {
    expect(sanitizeRichText('<h1>A</h1><h6>b</h6>')).toBe('<h2>A</h2><h4>b</h4>');
  });

  it('marks links that leave the site, and those that open a tab', () => {
    expect(sanitizeRichText('<a href="https://a.test/x">a</a>')).toBe(
      '<a href="https://a.test/x" rel="nofollow noopener">a</a>',
    );
    expect(sanitizeRichText('<a href="https://a.test/" target="_blank" rel="opener">a</a>')).toBe(
      '<a href="https://a.test/" target="_blank" rel="nofollow noopener noreferrer">a</a>',
    );
    expect(sanitizeRichText('<a href="/search" target="_blank">a</a>')).toBe(
      '<a href="/search" target="_blank" rel="noopener noreferrer">a</a>',
    );
    expect(sanitizeRichText('<a href="/search" target="_top">a</a>')).toBe('<a href="/search">a</a>');
  });

  it('takes an absolute address of our own site for ours', () => {
    const ours = { siteOrigin: 'https://stay.test' };
    expect(sanitizeRichText('<a href="https://stay.test/search?q=a">a</a>', ours)).toBe(
      '<a href="/search?q=a">a</a>',
    );
    expect(sanitizeRichText('<a href="https://stay.test.evil.test/">a</a>', ours)).toContain('nofollow');
  });

  it('turns a foreign picture into a link named by its alternative text', () => {
    expect(sanitizeRichText('<p>x <img src="https://a.test/cat.png" alt="A cat"> y</p>')).toBe(
      '<p>x <a href="https://a.test/cat.png" rel="nofollow noopener">A cat</a> y</p>',
    );
    expect(sanitizeRichText('<img src="https://a.test/cat.png">')).toBe(
      '<a href="https://a.test/cat.png" rel="nofollow noopener">Picture</a>',
    );
  });

  it('leaves the words of a foreign picture within a link, and no link within the link', () => {
    expect(sanitizeRichText('<a href="/x"><img src="https://a.test/cat.png" alt="A cat"></a>')).toBe(
      '<a href="/x"><span>A cat</span></a>',
    );
  });

  it('prefixes ids that an author wrote, once, and drops those of headings', () => {
    const clean = sanitizeRichText('<p id="main">a</p><h2 id="faq">b</h2>');
    expect(clean).toBe('<p id="user-main">a</p><h2>b</h2>');
    expect(sanitizeRichText(clean)).toBe(clean);
  });

  it('keeps text alignment and no other reach of a style', () => {
    expect(sanitizeRichText('<p style="text-align: center; color: red; position: absolute">a</p>')).toBe(
      '<p style="text-align:center">a</p>',
    );
  });

  it('keeps the words of elements that are nested too deep', () => {
    const html = `${'<div>'.repeat(3000)}<b>deep</b> words<script>steal()</script>${'</div>'.repeat(3000)}<p>after</p>`;
    const clean = sanitizeRichText(html);
    expect(clean).toBe(`${'<div>'.repeat(60)}deep words${'</div>'.repeat(60)}<p>after</p>`);
    expect(sanitizeRichText(clean)).toBe(clean);
  });

  it('leaves out an attribute of ten thousand characters, and cuts none', () => {
    const address = `https://example.com/${'a'.repeat(10_000)}`;
    expect(sanitizeRichText(`<p title="${'a'.repeat(9_999)}">x</p>`)).toContain(
      `title="${'a'.repeat(9_999)}"`,
    );
    expect(sanitizeRichText(`<p title="${'a'.repeat(10_000)}">x</p>`)).toBe('<p>x</p>');
    expect(sanitizeRichText(`<a href="${address}">x</a>`)).toBe('<a>x</a>');
    expect(sanitizeRichText(`<img src="${address}" alt="A jetty">`)).not.toContain('href');
  });

  it('leaves out an attribute that every object knows by name', () => {
    expect(sanitizeRichText('<p constructor="x" __proto__="y" tostring="z" title="t">a</p>')).toBe(
      '<p title="t">a</p>',
    );
  });

  it.each([
    ['<li><div><li>a</li></div></li>', '<div><div><div>a</div></div></div>'],
    ['<ul><li><div><li>a</li></div></li></ul>', '<ul><li><div><div>a</div></div></li></ul>'],
    ['<dl><dt><div><dd>a</dd></div></dt></dl>', '<dl><dt><div><div>a</div></div></dt></dl>'],
    ['<h4><div><h3><h4>a</h4></h3></div></h4>', '<h4><div><div></div><div>a</div></div></h4>'],
    ['<table><div><table></table></div></table>', '<table><div><div></div></div></table>'],
    [
      '<table><tr><td><div><tr><td>a</td></tr></div></td></tr></table>',
      '<table><tr><td><div><div><div>a</div></div></div></td></tr></table>',
    ],
    ['<p>a<span><tr><td>b</td></tr></span></p>', '<p>a<span><span><span>b</span></span></span></p>'],
  ])('gives no meaning to an element where a browser would end others for it: %s', (html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean);
    expect(sanitizeRichText(clean)).toBe(clean);
  });

  it('keeps lists in lists, tables in cells, groups of a definition list and all parts of a table', () => {
    const html =
      '<ul><li>a<ol><li><h3>b</h3></li></ol></li></ul><dl><div><dt>c</dt><dd>d</dd></div><dt>e</dt><dd>f</dd></dl>' +
      '<table><caption>g</caption><colgroup><col /></colgroup><col /><thead><tr><th>h</th></tr></thead>' +
      '<tbody><tr><td><table><tr><td>i</td></tr></table></td></tr></tbody><tfoot><tr><td>j</td></tr></tfoot></table>' +
      '<h2>k</h2><h3>l</h3>';
    expect(sanitizeRichText(html)).toBe(html);
  });
});
