/** Leads to the place on OpenStreetMap; search engines need not follow it. */
export function OpenStreetMapLink({ to }: { to: string }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener nofollow"
      className="inline-flex min-h-6 items-center text-jacaranda underline"
    >
      View on OpenStreetMap<span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
