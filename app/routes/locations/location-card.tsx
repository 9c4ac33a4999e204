import { Link } from '@remix-run/react';
import { MapPin } from 'lucide-react';

import { Card } from '~/components/ui/card';
import { CardTitle } from '~/components/ui/card-title';
import type { LocationEntry } from '~/features/content/locations/under-parents';
import { Picture } from '~/features/pictures/shown/picture';
import { formatNumber } from '~/lib/text/numbers';

/** A location with its picture; its places are separate links below. */
export function LocationCard({ location }: { location: LocationEntry }) {
  const { name, description, picture, propertyCount, path, children } = location;
  return (
    <Card as="article" className="flex h-full flex-col overflow-hidden">
      <div className="group relative flex-1 transition-shadow duration-200 ease-calm hover:shadow-float">
        <div className="aspect-[3/2] overflow-hidden bg-sand">
          {picture ? (
            <Picture
              picture={picture}
              sizes="(min-width: 1024px) 400px, (min-width: 640px) 46vw, 92vw"
              className="transition-transform duration-200 ease-calm group-hover:scale-[1.02]"
            />
          ) : (
            <div className="grid h-full place-items-center text-ink-soft">
              <MapPin aria-hidden size={44} strokeWidth={1.5} />
            </div>
          )}
        </div>
        <div className="grid gap-2 p-5">
          <CardTitle to={path}>{name}</CardTitle>
          <p className="text-sm font-semibold text-ink-soft tabular-nums">{stayWords(propertyCount)}</p>
          {description && <p className="text-ink-soft">{description}</p>}
        </div>
      </div>
      {children.length > 0 && (
        <ul aria-label={`Places in ${name}`} className="mx-5 divide-y divide-line border-t border-line pb-2">
          {children.map((child) => (
            <li key={child.slug} className="py-3 text-sm">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <Link
                  to={child.path}
                  className="inline-flex min-h-6 items-center text-base font-semibold wrap-anywhere"
                >
                  {child.name}
                </Link>
                <span className="text-ink-soft tabular-nums">{stayWords(child.propertyCount)}</span>
              </div>
              {child.description && <p className="mt-1 text-ink-soft">{child.description}</p>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function stayWords(count: number): string {
  return count === 1 ? '1 stay' : `${formatNumber(count)} stays`;
}
