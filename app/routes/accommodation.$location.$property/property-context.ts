import type { Crumb } from '~/components/ui/breadcrumbs';
import type { PropertyDetails } from '~/features/directory/property/property-details';
import { propertyFaq } from '~/features/visit/property-page/property-faq';
import { canonicalPropertyPath } from '~/features/directory/property/property-paths';
import { formatTimeOfDay } from '~/lib/time/dates';

/** Home, Accommodation, the location and the property; a location without a page of its own leads to its search. */
export function propertyCrumbs(property: PropertyDetails): Crumb[] {
  const { locationSlug, locationName, suburb, hasLocationPage, name } = property;
  const path = hasLocationPage ? `/location/${locationSlug}` : `/search?location=${locationSlug}`;
  return [
    { name: 'Home', path: '/' },
    { name: 'Accommodation', path: '/search' },
    ...(locationSlug ? [{ name: locationName ?? suburb ?? locationSlug, path }] : []),
    { name, path: canonicalPropertyPath(property) },
  ];
}

export function propertyQuestions({ checkInTime, checkOutTime }: PropertyDetails) {
  return propertyFaq({ checkIn: formatTimeOfDay(checkInTime), checkOut: formatTimeOfDay(checkOutTime) });
}
