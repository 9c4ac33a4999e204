/**
 * The note on a page that the edge kept from before an outage. The edge marks such a document; only then is
 * the note visible or read out.
 */
export function OlderNote() {
  return (
    <p role="note" className="page hidden rounded-control bg-ocean-tint py-3 text-ocean in-data-older:block">
      Parts of this site do not answer at the moment. This page, with its prices and results, is an earlier
      copy and may be out of date.
    </p>
  );
}
