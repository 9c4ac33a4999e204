import { Link } from '@remix-run/react';
import { BedDouble } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { Button } from '~/components/ui/button';
import { propertyPath } from '~/features/directory/property/property-paths';
import { Picture } from '~/features/pictures/shown/picture';
import { forgetRecentStays } from '~/lib/consent-choice';

import { readRecentStays, type RecentStay } from './recent-stays';

/** The stays that this browser remembers, with a button that makes it forget them. */
export function RecentList() {
  const [stays, setStays] = useState(readRecentStays);
  const [isCleared, setCleared] = useState(false);
  const cleared = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isCleared) cleared.current?.focus();
  }, [isCleared]);
  if (isCleared) {
    return (
      <p ref={cleared} tabIndex={-1} className="page py-10 text-ink-soft outline-none">
        Your recently viewed stays are cleared.
      </p>
    );
  }
  if (stays.length === 0) return null;
  const clear = () => {
    forgetRecentStays();
    setStays([]);
    setCleared(true);
  };
  return (
    <section aria-labelledby="recent-title" className="page py-10 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="recent-title" className="text-2xl">
          Recently viewed
        </h2>
        <Button type="button" variant="quiet" onClick={clear}>
          Clear<span className="sr-only"> recently viewed stays</span>
        </Button>
      </div>
      <p className="text-sm text-ink-soft">Only this browser remembers them.</p>
      <ul className="-mx-1 mt-4 flex snap-x scroll-px-1 gap-4 overflow-x-auto p-1 lg:grid lg:grid-cols-8 lg:gap-3">
        {stays.map((stay) => (
          <li key={stay.slug} className="w-40 shrink-0 snap-start lg:w-auto lg:min-w-0">
            <RecentCard stay={stay} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecentCard({ stay: { slug, name, area, photo } }: { stay: RecentStay }) {
  const [isGone, setGone] = useState(false);
  return (
    <Link to={propertyPath({ slug })} className="group block rounded-card no-underline">
      <span
        className="grid aspect-[4/3] place-items-center overflow-hidden rounded-card bg-sand text-ink-soft"
        // A photo may have been removed since.
        onErrorCapture={() => setGone(true)}
      >
        {photo && !isGone ? (
          <Picture picture={photo} sizes="160px" alt="" />
        ) : (
          <BedDouble aria-hidden size={32} strokeWidth={1.5} />
        )}
      </span>
      <span className="mt-2 line-clamp-2 font-semibold wrap-anywhere group-hover:underline">{name}</span>
      {area && <span className="block text-sm text-ink-soft">{area}</span>}
    </Link>
  );
}
