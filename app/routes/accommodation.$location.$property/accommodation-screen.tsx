import { Accordion } from '~/components/ui/accordion';
import { Breadcrumbs, type Crumb } from '~/components/ui/breadcrumbs';
import { BookingCard } from '~/features/visit/property-page/sections/booking-card';
import { CancellationPolicy } from '~/features/visit/property-page/sections/cancellation-policy';
import { ContactCard } from '~/features/visit/property-page/sections/contact-card';
import { LocationCard } from '~/features/visit/property-page/sections/location-card';
import { PropertyAmenities } from '~/features/visit/property-page/sections/property-amenities';
import { PropertyCard } from '~/features/directory/property/property-card';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import type { PropertyView } from '~/features/visit/property-page/reading/describe-property';
import { PropertyFacts } from '~/features/visit/property-page/sections/property-facts';
import { PropertyPage, type PropertyPageData } from '~/features/visit/property-page/property-page';
import { canonicalPropertyPath } from '~/features/directory/property/property-paths';
import { PropertySection } from '~/features/visit/property-page/sections/property-section';
import { ClampedText } from '~/features/visit/property-page/sections/property-text';
import { PropertyUnits } from '~/features/visit/property-page/sections/property-units';
import { WhatIsNear } from '~/features/visit/property-page/sections/what-is-near';

type AccommodationScreenProps = {
  page: PropertyPageData & {
    crumbs: Crumb[];
    questions: readonly { question: string; answer: string }[];
    related: PropertyCardData[];
  };
};

/** Layout B: the property's canonical page. */
export function AccommodationScreen({ page }: AccommodationScreenProps) {
  const { property, crumbs, questions, related } = page;
  const { booking } = property.links;
  const label = property.callToAction ?? 'Book Now';
  return (
    <PropertyPage
      page={page}
      label={label}
      top={<Breadcrumbs crumbs={crumbs} />}
      intro={<Overview property={property} />}
      aside={
        <>
          <BookingCard property={property} booking={booking ? { href: booking, label } : null} />
          <ContactCard property={property} />
        </>
      }
      foot={<Related properties={related} query={property.stay.query} />}
    >
      <PropertyAmenities amenities={property.amenities} />
      <PropertyUnits units={property.units} />
      <LocationCard property={property} />
      <WhatIsNear near={property.near} />
      <CancellationPolicy policy={property.cancellationPolicy} />
      <PropertySection id="faq" title="Frequently Asked Questions" isForScreens>
        <Accordion
          name="property-faq"
          items={questions.map(({ question, answer }) => ({ title: question, body: answer }))}
        />
      </PropertySection>
    </PropertyPage>
  );
}

function Overview({ property }: { property: PropertyView }) {
  return (
    <PropertySection id="overview" title="Overview">
      {property.shortDescription && (
        <p className="measure text-lg wrap-anywhere">{property.shortDescription}</p>
      )}
      {property.description && <ClampedText key={property.id} text={property.description} />}
      <PropertyFacts property={property} />
    </PropertySection>
  );
}

function Related({ properties, query }: { properties: PropertyCardData[]; query: string }) {
  if (properties.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="mt-14 border-t border-line pt-10">
      <h2 id="related-title" className="text-xl sm:text-2xl">
        You Might Also Like
      </h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {properties.map((property) => (
          <li key={property.id} className="min-w-0">
            <PropertyCard property={property} to={canonicalPropertyPath(property) + (query && `?${query}`)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
