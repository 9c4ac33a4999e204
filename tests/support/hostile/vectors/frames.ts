import { call, elsewhere, hexadecimal, picture, vectorClass } from './vector';

const own = '/media/hero-jetty/640.webp';
const run = `javascript:${call}`;

export const frames = vectorClass('what is embedded or loaded', {
  'foreign frames': `<iframe src="${elsewhere}/"></iframe><iframe src="https://www.google.com/maps/embed?pb=1" allow="geolocation"></iframe>`,
  'frames that are scripts': `<iframe src="${run}"></iframe><frame src="${run}"><iframe src="data:text/html,<script>${call}</script>"></iframe>`,
  'a frame with its own text': `<iframe srcdoc="<script>${call}</script>"></iframe>`,
  'a frame with its own text in entities': `<iframe srcdoc="${hexadecimal(picture)}" sandbox="allow-scripts allow-same-origin"></iframe>`,
  'a frame of our own site': '<iframe src="/sign-out" name="main"></iframe>',
  'objects that are scripts': `<object data="${run}"></object><object type="text/html" data="${elsewhere}/"><param name=code value="${run}"></object>`,
  'embedded films and applets': `<embed src="${elsewhere}/x.swf" allowscriptaccess=always><embed code="${run}"><applet code="X.class" archive="${elsewhere}/x.jar"></applet>`,
  'frames that are not there yet': `<portal src="${elsewhere}/"></portal><fencedframe src="${elsewhere}/"></fencedframe><webview src="${elsewhere}"></webview>`,
  'foreign pictures': `<img src="${elsewhere}/seen.gif" width=1 height=1><img src="${own}" srcset="${elsewhere}/seen.gif 2x" sizes=1px>`,
  'foreign pictures by other names': `<img lowsrc=${elsewhere}/a dynsrc=${elsewhere}/b src=${own}><picture><source srcset="${elsewhere}/seen.webp"><img src="${own}"></picture>`,
  'a picture that reports': `<img attributionsrc="${elsewhere}/r" src="${own}" crossorigin referrerpolicy=unsafe-url>`,
  'pictures that are no pictures of ours':
    '<img src="/media/../../elsewhere/640.webp"><img src="/media//elsewhere.invalid/640.webp"><img src="/sign-out">',
  'a picture named by markup': `<img src="${elsewhere}/x.png" alt="</a><img src=gone onerror=${call}>">`,
  'films and sounds': `<video poster="${elsewhere}/seen.png" src="${elsewhere}/x.mp4" autoplay></video><audio autoplay src="${elsewhere}/x.mp3"><track default src="${elsewhere}/x.vtt"></audio>`,
  'backgrounds by attribute': `<table background="${elsewhere}/seen.png"><tr><td background="${run}">x</td></tr></table>`,
  'links that report or save': `<a href="/search" ping="${elsewhere}/p" attributionsrc="${elsewhere}/q">x</a><a href="${own}" download="invoice.exe">y</a>`,
  'a picture described elsewhere': `<figure><img src="${elsewhere}/seen.png" longdesc="${run}"><figcaption>x</figcaption></figure>`,
});

export const forms = vectorClass('forms', {
  'a form that asks for a password': `<form action="${elsewhere}/"><label>Password <input type=password name=p></label><button>Go on</button></form>`,
  'forms and buttons that are scripts': `<form action="${run}" id=f><input type=submit></form><button form=f formaction="${run}">x</button><input type="image" src="${elsewhere}/x" formaction="${run}">`,
  'a form that signs out':
    '<form method=post action="/sign-out"><button formtarget=_blank>Read on</button></form>',
  'a form that closes the page’s own': `</form></form><input name=stamp value=1><textarea name=message>x</textarea>`,
  'fields of a form elsewhere on the page':
    '<input form="search" name="q" value="x"><input form=enquiry name=stamp>',
  'old fields': `<isindex type=image src=1 action="${run}" onerror="${call}" prompt=x><keygen autofocus onfocus=${call}>`,
  'a list of values': `<datalist><option value="${picture}"></datalist><output>x</output>`,
  'a form named like its own parts':
    '<form id=a><input name=attributes><input name=action><input name=submit></form>',
  'a command for another element': `<button command="show-modal" commandfor="main" interestfor=main>x</button>`,
});
