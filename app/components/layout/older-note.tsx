/**
 * Said on a page that was kept from before an outage: the edge marks such a document, and only then it is shown. Everywhere
 * else it is not part of what anybody sees or hears.
 */
export function OlderNote() {
  return (
    <p role="note" className="page hidden rounded-control bg-ocean-tint py-3 text-ocean in-data-older:block">
      Parts of this site do not answer at the moment. This page, with its prices and results, is an earlier
      copy and may be out of date.
    </p>
  );
}
