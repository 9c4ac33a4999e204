import { call, elsewhere, vectorClass } from './vector';

export const scripts = vectorClass('script elements', {
  'in plain spelling': `<script>${call}</script>`,
  'in mixed case with blanks before the bracket': `<ScRiPt\n\t >${call}</sCRIPT\n >`,
  'with a foreign source': `<script src="${elsewhere}/run.js"></script><script defer src=//elsewhere.invalid/run.js></script>`,
  'with the program in a data address': `<script src="data:text/javascript,${call}"></script><script/x/src="data:,${call}"></script>`,
  'as a module and as a map of modules': `<script type="importmap">{"imports":{"x":"data:text/javascript,${call}"}}</script><script type="module">import "x"</script>`,
  'never closed': `A sentence that goes on as <script>${call}`,
  'closed and opened again within a string': `<script>"</script><script>${call}//"</script>`,
  'put together by taking one out': `<scr<script></script>ipt>${call}</scr<script></script>ipt>`,
  'whole again once the inner tags are gone': `<scr<b>ipt>${call}</scr</b>ipt>`,
  'closed by itself': `<script src="data:,${call}"/>${call}</script>`,
  'with a second bracket in front': `<<script>${call}//<</script>`,
  'with an empty and a guessed nonce': `<script nonce="">${call}</script><script nonce="{{nonce}}" data-nonce="' 'unsafe-inline">${call}</script>`,
  'as rules for loading ahead': `<script type="speculationrules">{"prerender":[{"source":"list","urls":["${elsewhere}/"]}]}</script>`,
  'between the rows of a table': `<table><tr><td>x</td></tr><script for="window" event="onload">${call}</script></table>`,
  'with a comment instead of its end': `<script>${call}<!-- </script -->`,
  'with an end that has attributes': `<script>${call}</script foo="bar" onload=${call}>`,
});
