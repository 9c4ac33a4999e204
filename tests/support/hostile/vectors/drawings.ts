import { call, elsewhere, picture, vectorClass } from './vector';

const run = `javascript:${call}`;

export const drawings = vectorClass('drawings and formulas', {
  'scripts in a drawing': `<svg><script>${call}</script><script href="data:,${call}" xlink:href="data:,${call}"/></svg>`,
  'a drawing that loads and begins': `<svg onload=${call}><animate onbegin=${call} attributeName=x dur=1s></svg>`,
  'an animation that rewrites a link or makes a handler': `<svg><a><animate attributeName=href values="${run}"/><text y=20>x</text></a><rect><set attributeName=onmouseover to="${call}"/></rect></svg>`,
  'a link within a drawing': `<svg><a xlink:href="${run}" href="${run}"><circle r=400></circle></a></svg>`,
  'a part used from a data address': `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='${call}'/></svg>#x"/></svg>`,
  'a part used from elsewhere': `<svg><use xlink:href="${elsewhere}/x.svg#y"/><image href="${elsewhere}/x.png"/></svg>`,
  'HTML within a drawing': `<svg><foreignObject width=99 height=99><iframe srcdoc="${picture}"></iframe></foreignObject></svg>`,
  'HTML within a drawing’s description': `<svg><desc><body onload=${call}></desc><title>${picture}</title></svg>`,
  'a style that closes within a drawing': `<svg><p><style><g title="</style>${picture}">`,
  'a style that closes within a drawing’s title': `<svg></p><title><style><a id="</style></title>${picture}">`,
  'marked text within a drawing': `<svg><![CDATA[>${picture}]]></svg>`,
  'entities of a style within a drawing': `<svg><style>&lt;/style&gt;&lt;img src=gone onerror=${call}&gt;</style></svg>`,
  'a drawing that is never closed': `<svg><g><text>x ${picture}`,
  'a filter that loads a picture': `<svg><filter id=f><feImage href="${elsewhere}/x.svg"/></filter></svg><p style="filter:url(#f)">x</p>`,
  'a handler element': `<svg><handler type="text/javascript" ev:event="load">${call}</handler><listener event=load handler=#x /></svg>`,
  'formulas that are links': `<math href="${run}" xlink:href="${run}"><maction actiontype="statusline#x" xlink:href="${run}">x</maction></math>`,
  'a formula annotated with HTML': `<math><annotation-xml encoding="text/html"><script>${call}</script>${picture}</annotation-xml></math>`,
  'a formula annotated with a drawing': `<math><semantics><annotation-xml encoding="application/xhtml+xml"><svg onload=${call}></annotation-xml></semantics></math>`,
  'a table that leaves a formula': `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=gone onerror=${call}&gt;">`,
  'a form that is closed within a formula': `<form><math><mtext></form><form><mglyph><style></math>${picture}`,
  'a formula’s comment that is none': `<math><mi><mglyph><svg><mtext><textarea><path id="</textarea>${picture}">`,
  'a heading that ends a formula': `<math><h2><style><!--</style></h2><p title="-->${picture}">x</p></math>`,
});
