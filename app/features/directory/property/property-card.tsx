import { Link, useViewTransitionState } from '@remix-run/react';
import { BedDouble, Star } from 'lucide-react';
import { useState } from 'react';

import { Card } from '~/components/ui/card';
import { Picture } from '~/features/pictures/shown/picture';
import { classes } from '~/lib/classes';
import { rememberMarkup } from '~/lib/document/remember-markup';
import { formatMoney } from '~/lib/text/money';

import type { PropertyCardData } from './property-card-data';
import { propertyTypeLabels } from './property-types';
import { ratingText } from './rating';

type PropertyCardProps = {
  property: PropertyCardData;
  to: string;
  /** Grid card, or a row with the picture at the left. */
  layout?: 'grid' | 'list';
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** A note about this stay in this list. */
  note?: string;
};

function PropertyCardView({
  property,
  to,
  layout = 'grid',
  eager,
  headingLevel: Heading = 'h3',
  note,
}: PropertyCardProps) {
  const isRow = layout === 'list';
  const [isChosen, setChosen] = useState(false);
  const isTravelling = useViewTransitionState(to) && isChosen;
  return (
    <Card
      as="article"
      className={classes(
        'group relative drawn-late flex overflow-hidden transition-shadow duration-200 ease-calm hover:shadow-float',
        isRow ? 'flex-col sm:flex-row' : 'h-full flex-col',
      )}
    >
      <div
        className={classes(
          'aspect-[4/3] overflow-hidden bg-sand',
          isRow && 'sm:w-2/5 sm:max-w-sm sm:shrink-0',
        )}
        style={{ viewTransitionName: isTravelling ? `property-${property.id}` : undefined }}
      >
        <CardPicture photo={property.photo} isRow={isRow} eager={eager} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4 sm:p-5">
        <p className="text-sm text-ink-soft">
          {propertyTypeLabels[property.propertyType]}
          {property.isFeatured && (
            <span className="ml-2 rounded-pill bg-gum-tint px-2 py-0.5 font-semibold text-gum">Featured</span>
          )}
        </p>
        <Heading className="text-xl leading-snug wrap-anywhere">
          <Link
            to={to}
            prefetch="intent"
            viewTransition
            onClick={() => setChosen(true)}
            className="no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {property.name}
          </Link>
        </Heading>
        <p className="text-sm text-ink-soft">
          <Address address={property.address} suburb={property.suburb} />
        </p>
        {note && <p className="text-sm font-semibold tabular-nums">{note}</p>}
        {property.near && <p className="text-sm font-semibold tabular-nums">{property.near}</p>}
        <RatingPill rating={property.guestRating} reviewCount={property.reviewCount} />
        {property.shortDescription && (
          <p className={classes('text-ink-soft', isRow ? 'line-clamp-3' : 'line-clamp-2')}>
            {property.shortDescription}
          </p>
        )}
        <WhyHere reasons={property.why} />
        <p className="mt-auto pt-2 tabular-nums">
          {property.minPrice === null ? (
            <span className="text-ink-soft">Price on request</span>
          ) : (
            <>
              from <strong className="text-lg">{formatMoney(property.minPrice, property.currency)}</strong> a
              night
            </>
          )}
        </p>
      </div>
    </Card>
  );
}

export const PropertyCard = import.meta.env.SSR
  ? rememberMarkup('property card', PropertyCardView)
  : PropertyCardView;

/** Above the link that the whole card is. */
function WhyHere({ reasons = [] }: { reasons?: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <details className="relative z-10 w-fit text-sm text-ink-soft">
      <summary className="min-h-6 cursor-pointer text-jacaranda underline">Why here?</summary>
      <ul className="mt-1 list-disc pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}

/** The suburb is emphasised, so that cards can be compared by it. */
function Address({ address, suburb }: Pick<PropertyCardData, 'address' | 'suburb'>) {
  const at = suburb ? address.toLowerCase().lastIndexOf(suburb.toLowerCase()) : -1;
  if (!suburb || at < 0) return address;
  return (
    <>
      {address.slice(0, at)}
      <strong className="font-semibold text-ink">{address.slice(at, at + suburb.length)}</strong>
      {address.slice(at + suburb.length)}
    </>
  );
}

type CardPictureProps = { photo: PropertyCardData['photo']; isRow: boolean; eager?: boolean };

function CardPicture({ photo, isRow, eager }: CardPictureProps) {
  if (!photo) {
    return (
      <div className="grid h-full place-items-center text-ink-soft">
        <BedDouble aria-hidden size={44} strokeWidth={1.5} />
      </div>
    );
  }
  return (
    <Picture
      picture={photo}
      eager={eager}
      // On a phone somewhat less than its 92 %, as in Picture.
      sizes={
        isRow ? '(min-width: 640px) 380px, 82vw' : '(min-width: 1280px) 400px, (min-width: 640px) 46vw, 82vw'
      }
      className="transition-transform duration-200 ease-calm group-hover:scale-[1.02]"
    />
  );
}

type RatingPillProps = { rating: number | null; reviewCount: number | null };

/** Guest rating out of 5 with its provenance; nothing when there is none. */
function RatingPill({ rating, reviewCount }: RatingPillProps) {
  const text = ratingText(rating, reviewCount);
  if (!text) return null;
  return (
    <p className="inline-flex w-fit items-center gap-1.5 rounded-pill bg-sand px-2.5 py-1 text-sm font-semibold tabular-nums">
      <Star aria-hidden size={14} className="fill-terracotta text-terracotta" />
      <span className="sr-only">Guest rating </span>
      {text}
    </p>
  );
}
