import { call, picture, vectorClass } from './vector';

/** Covers the page once it has broken out of the box around the text. */
const layer = '<div class="fixed inset-0 z-60 bg-paper"><a href="/contact">A page over the page</a></div>';
const times = (text: string, count: number) => text.repeat(count);

export const nesting = vectorClass('nesting', {
  'ends that nothing began': `${times('</div></section></main></body></html></p></li></td></table>', 3)}${layer}`,
  'an entry that ends the one around it': `<ul><li>${times('<li><div><li>x</li></div></li>', 6)}</li></ul>${layer}`,
  'an entry without a list': `${times('<li><div><p><b><li>x</li></b></p></div></li>', 4)}${layer}`,
  'a definition that ends the one around it': `${times('<dt><div><dd><div><dt>x</dt></div></dd></div></dt>', 4)}${layer}`,
  'a heading that ends the one around it': `${times('<h4><div><h3><h4>x</h4></h3></div></h4>', 4)}${layer}`,
  'a heading deep within a heading': `${times('<h2><span><div><h3>x<h2>y</h2></h3></div></span></h2>', 2)}${layer}`,
  'a table that ends the one around it': `${times('<table><div><table></table></div></table>', 5)}${layer}`,
  'a table in a row without cells': `${times('<table><tr><div><table><tr><td>x</td></tr></table></div></tr></table>', 5)}${layer}`,
  'a row in a cell, and a table in it': `${times('<table><tr><td><div><tr><div><table></table></div></tr></div></td></tr></table>', 5)}${layer}`,
  'a caption and columns with a table': `<table><colgroup><div><table></table></div></colgroup><caption><div><caption>x</caption></div></caption></table>${layer}`,
  'parts of a table without one': `<tr><td><div>x</td></div><tbody><div><th>y</th></div></tbody>${layer}`,
  'a paragraph in a paragraph': `<p>a<span><p>b<div>c<p>d</div></span>${times('<p><b><i><u><p>', 20)}${layer}`,
  'a link around blocks and links': `<a href="/search"><div><p><a href="/contact">x<table><a href="/help">y</table></a></p></div></a>${layer}`,
  'bold text across blocks': `<b><div><i><p></b>x</i></p></div><s><ul><li></s></li></ul>${layer}`,
  'the page once more': `</div><html onclick=${call}><head></head><body class="hidden" onload=${call}><main id=main>x</main></body></html>${layer}`,
  'a template, an object and a button around it': `<object><template><button><marquee><div></object></template></button></marquee>${layer}`,
  'elements thousands deep': `${times('<div>', 3000)}${picture}${times('</div>', 3000)}`,
  'emphasis hundreds deep, never closed': `${times('<b><i>', 400)}${picture}`,
  'tables fifty deep': `${times('<table><tr><td>', 50)}${picture}`,
  'lists hundreds deep': `${times('<ul><li>', 300)}${picture}`,
  'thousands of attributes': `<p ${Array.from({ length: 3000 }, (_, index) => `a${index}=${index}`).join(' ')} onclick=${call}>x</p>`,
  'thousands of brackets': `${times('<', 3000)}${picture}${times('>', 3000)}`,
});
