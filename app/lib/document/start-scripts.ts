/**
 * A script for the end of a document, a constant like all scripts that stand in one. It starts the page's own scripts, which the
 * `template` before it holds, after the first paint: on a slow line they would take their share of it from the style sheet, the letters and the first
 * picture. A page in the background is never drawn, so they start without it after two seconds.
 */
export const startScripts = `(() => {
  let held = document.currentScript.previousElementSibling;
  const start = () => {
    held?.replaceWith(held.content);
    held = null;
  };
  setTimeout(start, 2000);
  new PerformanceObserver(() => setTimeout(start)).observe({ type: 'paint', buffered: true });
})()`;
