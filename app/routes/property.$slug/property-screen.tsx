import { Link } from '@remix-run/react';

import { BookingCard } from '~/features/properties/booking-card';
import { ContactCard } from '~/features/properties/contact-card';
import { LocationCard } from '~/features/properties/location-card';
import { PropertyAmenities } from '~/features/properties/property-amenities';
import { PropertyFacts } from '~/features/properties/property-facts';
import { PropertyPage, type PropertyPageData } from '~/features/properties/property-page';
import { CancellationPolicy } from '~/features/properties/cancellation-policy';
import { PropertySection } from '~/features/properties/property-section';
import { Paragraphs } from '~/features/properties/property-text';
import { PropertyUnits } from '~/features/properties/property-units';

import { BackToResults } from './back-to-results';

/** Layout A: what the search results open. */
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
      <CancellationPolicy policy={property.cancellationPolicy} />
    </PropertyPage>
  );
}
