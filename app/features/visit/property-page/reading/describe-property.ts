import type { Picture } from '~/features/pictures/shown/picture-source';
import { formatTimeOfDay } from '~/lib/time/dates';
import { formatMoney } from '~/lib/text/money';
import { webAddress } from '~/lib/paths';

import { buildBookingLink } from '~/features/directory/criteria/build-booking-link';
import { groupAmenities } from '~/features/directory/property/group-amenities';
import {
  googleMapAddress,
  mapEmbedAddress,
  openStreetMapAddress,
} from '~/features/directory/property/map-embed';
import type { MapLandmark } from '~/features/directory/map/map-landmark';
import { drawSurroundings, type SmallMap } from '~/features/directory/map/surroundings';
import type { PropertyDetails, PropertyUnit } from '~/features/directory/property/property-details';
import { propertyTypeLabels } from '~/features/directory/property/property-types';
import { ratingOutOfFive, reviewText } from '~/features/directory/property/rating';
import { stayParams, stayText, type Stay } from '~/features/directory/criteria/stay';

/**
 * A property with the texts of its page. Made on the server, so that the browser gets neither the rules nor a
 * raw link.
 */
export type PropertyView = {
  id: number;
  name: string;
  typeLabel: string;
  suburb: string | null;
  address: string;
  phone: string | null;
  email: string | null;
  shortDescription: string | null;
  description: string | null;
  cancellationPolicy: string | null;
  stars: number | null;
  /** '4.4' of 5, and the number of reviews if there is something to say about it; null without a rating. */
  rating: { score: string; reviews: string | null } | null;
  /** Lowest base rate of a night, such as 'A$149'. */
  price: string | null;
  /** Such as '3:00 PM'. */
  checkIn: string | null;
  checkOut: string | null;
  photos: Picture[];
  amenities: ReturnType<typeof groupAmenities>;
  units: PropertyUnit[];
  near: PropertyDetails['near'];
  /** Its surroundings; null where they are not known. */
  map: SmallMap | null;
  /** Addresses that are safe to link to or frame; null for missing or invalid ones. */
  links: Record<'booking' | 'website' | 'mapEmbed' | 'googleMap' | 'openStreetMap', string | null>;
  callToAction: string | null;
  /**
   * The dates and party that the visitor searched for: as text, as query string, and to prefill the enquiry.
   */
  stay: Stay & { text: string | null; query: string };
};

/** The data of a property as its page shows them; `landmarks` are for its map. */
export function describeProperty(
  property: PropertyDetails,
  stay: Stay,
  landmarks: readonly MapLandmark[] = [],
): PropertyView {
  const { id, name, suburb, address, phone, email, photos, units, near, latitude, longitude } = property;
  const { shortDescription, description, cancellationPolicy } = property;
  const hasSpot = latitude !== null && longitude !== null;
  return {
    id,
    name,
    suburb,
    address,
    phone,
    email,
    photos,
    units,
    near,
    map: hasSpot ? drawSurroundings({ latitude, longitude }, name, landmarks) : null,
    shortDescription,
    description,
    cancellationPolicy,
    typeLabel: propertyTypeLabels[property.propertyType],
    stars: property.starRating,
    rating: describeRating(property),
    price: property.minPrice === null ? null : formatMoney(property.minPrice, property.currency),
    checkIn: formatTimeOfDay(property.checkInTime),
    checkOut: formatTimeOfDay(property.checkOutTime),
    amenities: groupAmenities(property.amenities),
    links: describeLinks(property, stay),
    callToAction: property.affiliateCtaLabel?.trim() || null,
    stay: { ...stay, text: stayText(stay), query: stayParams(stay).toString() },
  };
}

function describeLinks(property: PropertyDetails, stay: Stay): PropertyView['links'] {
  const { name, address, latitude, longitude } = property;
  const mapEmbed = mapEmbedAddress(property.mapEmbedUrl);
  const hasSpot = latitude !== null && longitude !== null;
  return {
    booking: buildBookingLink(property, stay),
    website: webAddress(property.websiteUrl),
    mapEmbed,
    googleMap: mapEmbed && googleMapAddress(name, address),
    openStreetMap: hasSpot ? openStreetMapAddress(latitude, longitude) : null,
  };
}

function describeRating({ guestRating, reviewCount }: PropertyDetails): PropertyView['rating'] {
  const rating = ratingOutOfFive(guestRating);
  return rating === null ? null : { score: rating.toFixed(1), reviews: reviewText(reviewCount, rating) };
}
