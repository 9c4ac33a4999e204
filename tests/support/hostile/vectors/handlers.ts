import { call, vectorClass } from './vector';

const own = '/media/hero-jetty/640.webp';

export const handlers = vectorClass('event handlers', {
  'of pictures that fail': `<img src="/gone.png" onerror="${call}"><image src="/gone.png" onerror=${call}>`,
  'of a picture of ours that loads': `<img src="${own}" alt="Jetty" onload="${call}">`,
  'of a body in the middle of the text': `<body onload="${call}" onpageshow="${call}" onhashchange="${call}">`,
  'of films and sounds': `<video onloadstart=${call}><source src=gone onerror=${call}></video><audio src=gone autoplay onerror=${call}></audio>`,
  'of a disclosure that is open': `<details open ontoggle="${call}"><summary onclick="${call}">More</summary></details>`,
  'of fields that take the focus': `<input autofocus onfocus="${call}"><select autofocus onfocus=${call}><option>1</select>`,
  'of paragraphs that can have the focus': `<p tabindex="0" autofocus contenteditable onfocus="${call}">x</p><p id="x" tabindex=1 onfocus=${call}>y</p>`,
  'of links to pages of ours': `<a href="/search" onclick="${call}" onauxclick="${call}">x</a><a href="/" onmouseover=${call} onfocus=${call}>y</a>`,
  'of a box under the pointer': `<div onpointerenter='${call}' onmousemove='${call}' onwheel='${call}'>x</div>`,
  'of a running text': `<marquee behavior=alternate width=1 loop=1 onstart=${call} onfinish=${call}>x</marquee>`,
  'of sheets and embedded documents': `<style onload=${call}>p{}</style><link rel=stylesheet href=/gone.css onerror=${call}><iframe src="/robots.txt" onload="${call}"></iframe>`,
  'of animations and transitions': `<p class="animate-pulse" style="animation:pulse 1ms" onanimationstart="${call}">x</p><a href="/" style="transition:color 1ms" ontransitionend="${call}">y</a>`,
  'of a box that is about to be drawn': `<div style="content-visibility:auto" oncontentvisibilityautostatechange="${call}">x</div>`,
  'of popovers and dialogs': `<button popovertarget="pop">x</button><div popover id="pop" onbeforetoggle="${call}">y</div><dialog open onclose="${call}"></dialog>`,
  'of a table and its cells': `<table onclick="${call}"><tr onmouseover="${call}"><td onfocusin="${call}">x</td></tr></table>`,
  'after slashes instead of blanks': `<img/src=gone/onerror=${call}/>`,
  'in capitals, the sign on another line': `<IMG SRC=gone ONERROR\n=\n"${call}">`,
  'after a form feed and without a blank': `<img src="gone"onerror="${call}"\fonload=${call}><img src=\`gone\` onerror=\`${call}\`>`,
  'on end tags': `<p>x</p onclick="${call}"><br/ onfocus="${call}">`,
  'by names that nobody knows': `<p onanythingelse="${call}" on="${call}" xml:onclick="${call}" @click="${call}" onclick.prevent="${call}">x</p>`,
  'on an element nobody knows': `<adelaide-card onclick="${call}" tabindex=0>x</adelaide-card>`,
  'behind a duplicate without harm': `<p onclick="" onclick="${call}" ONCLICK="${call}">x</p>`,
});
