import { Link } from '@remix-run/react';

/** The site's name with its mark: the sun going down behind the gulf. Takes the colour of its surroundings. */
export function Wordmark({ name }: { name: string }) {
  return (
    <Link
      to="/"
      className="inline-flex max-w-full min-h-11 min-w-0 items-center gap-2.5 font-display text-xl font-semibold tracking-tight no-underline max-[18rem]:gap-1 max-[18rem]:text-base"
    >
      <svg
        aria-hidden
        className="shrink-0"
        viewBox="0 0 32 32"
        width="30"
        height="30"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d="M7 19a9 9 0 0 1 18 0" fill="currentColor" stroke="none" />
        <path d="M3 22.5c2.2 0 2.2 1.5 4.3 1.5s2.2-1.5 4.4-1.5S13.8 24 16 24s2.2-1.5 4.3-1.5S22.5 24 24.7 24s2.2-1.5 4.3-1.5" />
        <path d="M8 28c2 0 2 1.3 4 1.3s2-1.3 4-1.3 2 1.3 4 1.3 2-1.3 4-1.3" strokeWidth="1.6" />
      </svg>
      <span className="line-clamp-2 min-w-0 leading-tight break-words">{name}</span>
    </Link>
  );
}
