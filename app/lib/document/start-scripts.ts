/** Id of the `template` that holds the page's scripts until the page has been drawn. */
export const heldScripts = 'held-scripts';

/**
 * A script for the end of a document, a constant like all scripts that stand in one. It starts the page's own scripts
 * after the first paint: on a slow line they would take their share of it from the style sheet, the letters and the first
 * picture. A page in the background is never drawn, so they start without it after two seconds.
 */
export const startScripts = `(() => {
  let held = document.getElementById('${heldScripts}');
  const start = () => {
    held?.replaceWith(held.content);
    held = null;
  };
  setTimeout(start, 2000);
  new PerformanceObserver(() => setTimeout(start)).observe({ type: 'paint', buffered: true });
})()`;
