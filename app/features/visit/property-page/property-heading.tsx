import { MapPin, Star } from 'lucide-react';

import type { PropertyView } from './reading/describe-property';

/** Type, stars, name, address and rating. */
export function PropertyHeading({ property }: { property: PropertyView }) {
  return (
    <header className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="rounded-pill bg-gum-tint px-3 py-1 text-sm font-semibold text-gum">
          {property.typeLabel}
        </span>
        <StarRating stars={property.stars} />
      </p>
      <h1 className="text-2xl wrap-anywhere sm:text-3xl lg:text-4xl">{property.name}</h1>
      <p className="flex items-start gap-2 text-ink-soft">
        <MapPin aria-hidden size={18} strokeWidth={1.5} className="mt-1 shrink-0" />
        <span className="wrap-anywhere">{property.address}</span>
      </p>
      <GuestRating rating={property.rating} />
    </header>
  );
}

/** Guest rating out of 5 and the number of reviews; renders nothing without a rating. */
function GuestRating({ rating }: Pick<PropertyView, 'rating'>) {
  if (!rating) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 tabular-nums">
      <Star aria-hidden size={18} className="fill-terracotta text-terracotta" />
      <span className="sr-only">Guest rating</span>
      <strong>{rating.score} out of 5</strong>
      {rating.reviews && <span className="text-ink-soft">· {rating.reviews}</span>}
    </p>
  );
}

function StarRating({ stars }: Pick<PropertyView, 'stars'>) {
  if (!stars) return null;
  return (
    <span className="flex items-center gap-0.5 text-terracotta">
      {Array.from({ length: stars }, (_, index) => (
        <Star key={index} aria-hidden size={16} strokeWidth={1.5} className="fill-current" />
      ))}
      <span className="sr-only">
        {stars} {stars === 1 ? 'star' : 'stars'}
      </span>
    </span>
  );
}
