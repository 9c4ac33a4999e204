import { call, decimal, elsewhere, hexadecimal, vectorClass } from './vector';

const run = `javascript:${call}`;
const page = `<script>${call}</script>`;
const encodedPage = Buffer.from(page).toString('base64');

/** Addresses in various spellings that must not be followed, in an attribute or in a field of their own. */
const spellings: Record<string, string[]> = {
  'to a script in plain and mixed case': [
    run,
    `jAvAsCrIpT:${call}`,
    ` ${run} `,
    `javascript://elsewhere.invalid/%0a${call}`,
  ],
  'to a script behind white space': [`\t\r\n${run}`, `\u00a0${run}`, `\ufeff${run}`, `\u202e${run}`],
  'to a script with white space in its scheme': [
    `java\tscript:${call}`,
    `javas\r\ncript\n:${call}`,
    `javascript\t:${call}`,
  ],
  'to a script with control characters': [
    `java\u0000script:${call}`,
    `\u0001\u000b\u001f\u0085${run}`,
    `\u007f\u0008${run}`,
  ],
  'to a script in entities': [decimal(run), hexadecimal(run, ''), `&#0000106;&#x000061;vascript:${call}`],
  'to a script with entities for signs': [
    `javascript&colon;${call}`,
    `java&Tab;scr&NewLine;ipt&#58;${call}`,
    `javascript&#x3A;${call}`,
  ],
  'to a script in other letters': [
    `%6A%61vascript:${call}`,
    `\uff4aavascript\uff1a${call}`,
    `java\u200bs\u00adcript\u2060:${call}`,
  ],
  'to a script behind another address': [
    `${elsewhere}/\n${run}`,
    `view-source:${run}`,
    `feed:${run}`,
    `jar:${run}!/x`,
  ],
  'to programs of other kinds': [
    'vbscript:MsgBox(1)',
    'livescript:x',
    'mocha:x',
    'intent:x#Intent;end',
    'ms-its:x::/y',
  ],
  'to a page in a data address': [
    `data:text/html,${page}`,
    `DATA:text/html;charset=utf-8;base64,${encodedPage}`,
    `data:,${page}`,
  ],
  'to a drawing in a data address': [
    `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${call}'/>`,
    `data:application/xhtml+xml,${page}`,
  ],
  'to what lies in the browser or on the disk': [
    `blob:${elsewhere}/8d9c`,
    `filesystem:${elsewhere}/temporary/x`,
    'file:///etc/passwd',
    'about:blank',
    'chrome://settings',
  ],
  'elsewhere by slashes': [
    '//elsewhere.invalid/',
    '///elsewhere.invalid/',
    '/\t/elsewhere.invalid/',
    '/..//elsewhere.invalid/%2e%2e//',
  ],
  'elsewhere by backslashes': [
    '\\\\elsewhere.invalid\\',
    '/\\elsewhere.invalid/',
    'https:\\\\elsewhere.invalid',
    'https:elsewhere.invalid',
  ],
  'elsewhere under our name': [
    'https://stay:adelaide@elsewhere.invalid/',
    'http://localhost:8787@elsewhere.invalid/',
  ],
  'to a mail or a telephone with a script': [
    `mailto:a@b.invalid?body="><script>${call}</script>`,
    `mailto:a@b.invalid\n${run}`,
    `tel:${run}`,
    `sms:${run}`,
  ],
  'to a map that is none': [
    `https://www.google.com/maps/embed?pb="><script>${call}</script>`,
    'https://www.google.com.elsewhere.invalid/maps/embed?pb=1',
    'https://www.google.com/maps/embed/../../url?q=javascript:1',
  ],
};

export const hostileAddresses = Object.values(spellings).flat();

const link = (address: string) =>
  address.includes('"') ? `<a href='${address}'>x</a>` : `<a href="${address}">x</a>`;

export const addresses = vectorClass('links', {
  ...Object.fromEntries(Object.entries(spellings).map(([name, list]) => [name, list.map(link).join(' ')])),
  'to a script, unquoted': `<a href=${run}>x</a>`,
  'to a script in the second of two addresses': `<a href="/search" href="${run}">x</a>`,
  'to a script in the first of two addresses': `<a href="${run}" HREF="/search">x</a>`,
  'to a script in the namespace of drawings': `<a xlink:href="${run}" xml:base="${run}">x</a>`,
  'in the areas of a map': `<map name=m><area shape=rect coords=0,0,999,999 href="${run}"></map><img usemap=#m src="/media/hero-jetty/640.webp">`,
  'as the sources of a quotation': `<blockquote cite="${run}">x</blockquote><q cite="${run}">y</q><del cite="${run}">z</del>`,
  'as pictures': `<img src="${run}" longdesc="${run}"><img src="data:image/svg+xml,<svg onload=${call}>">`,
  'with a script as their title and class': `<a href="/search" title="${run}" class="${run}">x</a>`,
});
