import { call, elsewhere, picture, vectorClass } from './vector';

export const names = vectorClass('names and templates', {
  'ids and names of what the router reads': `<a id="__remixContext" href="/x">x</a><a id=__remixRouteModules name=state href="/y">y</a><form id=__remixManifest name=routes></form>`,
  'pictures named like parts of the document': `<img name=cookie src="/media/hero-jetty/640.webp"><img name=getElementById src=/media/hero-jetty/640.webp><img id=body name=body>`,
  'an embedded document by name': `<iframe name=self srcdoc="<a id=x href=${elsewhere}></a>"></iframe><object id=location></object>`,
  'ids of the page’s own parts':
    '<p id="main">x</p><p id="enquiry">x</p><p id="user-main">y</p><div id=site-menu>z</div><p id="faq">x</p>',
  'headings called like the parts below the page':
    '<h2>Site menu</h2><h3>Cookie settings</h3><h2>Footer site</h2>',
  'headings called like the parts of the page':
    '<h2>Main</h2><h3>Content</h3><h2>FAQ</h2><h3>Cookie banner title</h3>',
  'attributes of prototypes': `<p constructor="x" __proto__="y" prototype hasownproperty=1 toString=2 valueof=3>x</p>`,
  'tags of prototypes': `<constructor>x</constructor><__proto__ onclick=${call}>y</__proto__><tostring>z</tostring><valueOf/>`,
  'headings, ids and links of prototypes':
    '<h2>__proto__</h2><h3>constructor</h3><p id="__proto__" name="constructor">x</p><a href="#constructor">y</a>',
  'a switch that the styles look for':
    '<p data-cookie-banner data-drawer data-rules="loaded">x</p><dialog open data-drawer></dialog>',
  'classes that fold text away': '<p class="fold-rest">x</p><span class="fold-ellipsis">y</span>',
  'a token within a tag': `<a href="{{email_contact}}" title="{{ email_support }}" {{email_press}} onclick="{{policy_updated}}${call}">x</a>`,
  'a token that closes a tag': `<p title="{{email_legal}}>" onclick=${call}>x</p><{{email_support}} onclick=${call}>`,
  'a token that takes a tag apart': `<scr{{email_support}}ipt>${call}</scr{{email_support}}ipt><im{{policy_updated}}g src=gone onerror=${call}>`,
  'a token between brackets': `<{{email_privacy}}>${picture}</{{email_privacy}}>{{{{email_press}}}}{{constructor}}{{__proto__}}{{to_string}}`,
  'a token as a scheme': `<a href="java{{email_support}}script:${call}">x</a><a href="javascript:{{policy_updated}};${call}">y</a>`,
  'an expression of a template': `{{constructor.constructor('${call}')()}} {{[].at.constructor('${call}')()}} \${${call}} #{${call}} <%= ${call} %> {%${call}%}`,
  'directives of frameworks': `<p ng-app ng-init="${call}" v-html="'x'" x-init="${call}" hx-get="${elsewhere}" hx-trigger=load _="on load ${call}">x</p>`,
  'React’s own words': `<p dangerouslySetInnerHTML="{__html:1}" ref=x key=y suppressHydrationWarning data-reactroot><!--$--><template id="B:0"></template><!--/$--></p>`,
  'the end of structured data': `</script><script type="application/ld+json">{"@type":"Hotel"}</script><script>${call}</script>`,
  'the end of structured data in capitals': `</SCRIPT\n><img src=gone onerror=${call}>`,
  'a program’s second escape': `<!--<script>${call}</script>-->\u2028</script>`,
  'a text that ends a text': `","@type":"Thing","x":{"__proto__":{"__hostile":1}},"y":"\\`,
  'links that take the window': `<a href="${elsewhere}/" target="_top" rel="opener">x</a><a href="${elsewhere}" target=" _blank" rel="prefetch opener">y</a>`,
  'a link within a link': `<a href="/search">x <a href="javascript:${call}">y</a> <img src="${elsewhere}/z.png" alt="<b onclick=${call}>"></a>`,
  'a placeholder of a booking': `{check_in}"><script>${call}</script>{guests}%7Bcheck_out%7D`,
});
