/** What describes this page to programs says nothing of the next one, which the router shows in the same document. */
export function dropStructuredData() {
  const page = location.pathname + location.search;
  const watcher = new MutationObserver(() => {
    if (location.pathname + location.search === page) return;
    watcher.disconnect();
    document.querySelectorAll('script[type="application/ld+json"]').forEach((script) => script.remove());
  });
  watcher.observe(document.head, { childList: true, characterData: true, subtree: true });
}
