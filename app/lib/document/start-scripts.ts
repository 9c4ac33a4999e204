/**
 * A script for the end of a document, constant like all inline scripts. It starts the page's own scripts,
 * which the `template` before it holds, after the first paint that has content (an empty ground may come
 * before): on a slow line they would slow down the style sheet, the fonts and the first picture. A page in
 * the background is never painted, so they start there after two seconds.
 */
export const startScripts = `(() => {
  let held = document.currentScript.previousElementSibling;
  const start = () => {
    held?.replaceWith(held.content);
    held = null;
  };
  setTimeout(start, 2000);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(start);
  }).observe({ type: 'paint', buffered: true });
})()`;
