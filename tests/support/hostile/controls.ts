import { call, elsewhere } from './vectors';

const box = (html: string) => `<p title="control">x</p>${html}`;
type Control = { what: string; html: string; problem: RegExp; hasPolicy?: true };

/** The events that the watch must find in a page that was not sanitised, with the words of its message. */
export const hostileControls: readonly Control[] = [
  {
    what: 'a script that the policy refuses',
    html: `<script>${call}</script>`,
    hasPolicy: true,
    problem: /^refused script-src/,
  },
  {
    what: 'a handler that the policy refuses',
    html: `<svg onload="${call}">`,
    hasPolicy: true,
    problem: /^refused script-src-attr/,
  },
  { what: 'a script that runs', html: `<svg onload="${call}">`, problem: /^ran$/ },
  {
    what: 'a link that runs when it is clicked',
    html: box(`<a href="java&Tab;script:${call}">x</a>`),
    problem: /^ran$/,
  },
  {
    what: 'a handler that runs when it is pointed at',
    html: box(`<b onmouseover="${call}">x</b>`),
    problem: /^ran$/,
  },
  {
    what: 'a prototype that is changed',
    html: '<script>Object.prototype.__hostile = 1</script>',
    problem: /^ran$/,
  },
  { what: 'a handler', html: '<p onanything="x">x</p>', problem: /^has onanything/ },
  { what: 'a link to a script', html: '<a href=" jAvascript:1">x</a>', problem: /^has href/ },
  { what: 'a frame', html: '<iframe srcdoc="x"></iframe>', problem: /^has srcdoc/ },
  { what: 'a dialog', html: '<script>alert(1)</script>', problem: /^opened a dialog/ },
  { what: 'a window', html: '<script>open("/robots.txt")</script>', problem: /^opened a window/ },
  { what: 'another base', html: '<base href="/other/">', problem: /^based at/ },
  {
    what: 'a picture from elsewhere',
    html: `<img src="${elsewhere}/x.png">`,
    problem: /^asked https:\/\/elsewhere/,
  },
  {
    what: 'a page that moves on',
    html: '<script>history.pushState(null, "", "/other")</script>',
    problem: /^went to/,
  },
  {
    what: 'structured data that is broken',
    html: '<script type="application/ld+json">{"a":</script>',
    problem: /no JSON/,
  },
  {
    what: 'structured data of somebody else',
    html: '<script type="application/ld+json">{"a":1}</script>',
    problem: /^describes something else/,
  },
  { what: 'a film in a text', html: box('<video></video>'), problem: /^lets in <video/ },
  { what: 'a style in a text', html: box('<b style="position:fixed">x</b>'), problem: /^lets in style/ },
  { what: 'a text that is not there', html: '', problem: /^shows 0 of 1 texts/ },
];
