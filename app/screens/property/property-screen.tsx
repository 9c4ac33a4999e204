import { Link } from '@remix-run/react';

import { BookingCard } from '~/features/visit/property-page/sections/booking-card';
import { ContactCard } from '~/features/visit/property-page/sections/contact-card';
import { LocationCard } from '~/features/visit/property-page/sections/location-card';
import { PropertyAmenities } from '~/features/visit/property-page/sections/property-amenities';
import { PropertyFacts } from '~/features/visit/property-page/sections/property-facts';
import { PropertyPage, type PropertyPageData } from '~/features/visit/property-page/property-page';
import { CancellationPolicy } from '~/features/visit/property-page/sections/cancellation-policy';
import { PropertySection } from '~/features/visit/property-page/sections/property-section';
import { Paragraphs } from '~/features/visit/property-page/sections/property-text';
import { PropertyUnits } from '~/features/visit/property-page/sections/property-units';
import { WhatIsNear } from '~/features/visit/property-page/sections/what-is-near';

import { BackToResults } from './back-to-results';

/** Layout A, opened from search results. */
export function PropertyScreen({ page }: { page: PropertyPageData & { rewriteAt?: string } }) {
  const { property, rewriteAt } = page;
  return (
    <PropertyPage
      page={page}
      label="Book Direct"
      top={<BackToResults query={property.stay.query} />}
      intro={
        <>
          {property.shortDescription && (
            <p className="measure text-lg wrap-anywhere">{property.shortDescription}</p>
          )}
          <PropertyFacts property={property} />
        </>
      }
      aside={
        <>
          <BookingCard property={property} />
          <ContactCard property={property} bookingLink={property.links.booking} />
        </>
      }
    >
      {(property.description || rewriteAt) && (
        <PropertySection id="about" title="About">
          {property.description && <Paragraphs text={property.description} />}
          {rewriteAt && (
            <Link to={rewriteAt} className="mt-2 inline-flex min-h-11 items-center underline">
              Rewrite the description
            </Link>
          )}
        </PropertySection>
      )}
      <PropertyAmenities amenities={property.amenities} />
      <PropertyUnits units={property.units} />
      <LocationCard property={property} />
      <WhatIsNear near={property.near} />
      <CancellationPolicy policy={property.cancellationPolicy} />
    </PropertyPage>
  );
}
