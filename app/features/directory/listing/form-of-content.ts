import type { EditorValues } from './editor-fields';
import { suburbOf } from './place-of-suburb';
import type { PropertyContent, StaffContent } from './property-content';

/** Initial values of a new form. */
export const newPropertyValues: EditorValues = {
  currency: 'AUD',
  min_price: '100',
  check_in_time: '15:00',
  check_out_time: '11:00',
};

/** Stored content as the form's texts. */
export function formOfContent(content: PropertyContent, staff?: StaffContent): EditorValues {
  return {
    name: content.name,
    slug: content.slug,
    property_type: content.propertyType,
    star_rating: text(content.starRating),
    address: content.address,
    suburb: suburbOf(content) ?? '',
    near_airport: content.nearAirport ? 'on' : '',
    latitude: text(content.latitude),
    longitude: text(content.longitude),
    google_maps_url: text(content.googleMapsUrl),
    google_maps_place_id: text(content.googleMapsPlaceId),
    map_embed_url: text(content.mapEmbedUrl),
    tags: content.tags.join(', '),
    short_description: text(content.shortDescription),
    description: text(content.description),
    min_price: text(content.minPrice),
    max_price: text(content.maxPrice),
    currency: content.currency,
    check_in_time: text(content.checkInTime),
    check_out_time: text(content.checkOutTime),
    cancellation_policy: text(content.cancellationPolicy),
    phone: text(content.phone),
    email: text(content.email),
    website_url: text(content.websiteUrl),
    booking_url: text(content.bookingUrl),
    affiliate_cta_label: text(content.affiliateCtaLabel),
    ...(staff && { guest_rating: text(staff.guestRating), review_count: text(staff.reviewCount) }),
    amenities: content.amenities.map(String),
    units: content.units.map((unit) => ({
      name: unit.name,
      description: text(unit.description),
      max_guests: text(unit.maxGuests),
      bed_configuration: text(unit.bedConfiguration),
    })),
  };
}

const text = (value: string | number | null) => (value === null ? '' : String(value));
