import { Accordion } from '~/components/ui/accordion';
import { Breadcrumbs, type Crumb } from '~/components/ui/breadcrumbs';
import { BookingCard } from '~/features/properties/booking-card';
import { CancellationPolicy } from '~/features/properties/cancellation-policy';
import { ContactCard } from '~/features/properties/contact-card';
import { LocationCard } from '~/features/properties/location-card';
import { PropertyAmenities } from '~/features/properties/property-amenities';
import { PropertyCard } from '~/features/properties/property-card';
import type { PropertyCardData } from '~/features/properties/property-card-data';
import type { PropertyView } from '~/features/properties/describe-property';
import { PropertyFacts } from '~/features/properties/property-facts';
import { PropertyPage, type PropertyPageData } from '~/features/properties/property-page';
import { canonicalPropertyPath } from '~/features/properties/property-paths';
import { PropertySection } from '~/features/properties/property-section';
import { ClampedText } from '~/features/properties/property-text';
import { PropertyUnits } from '~/features/properties/property-units';

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
      <CancellationPolicy policy={property.cancellationPolicy} />
      <PropertySection id="faq" title="Frequently Asked Questions">
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
