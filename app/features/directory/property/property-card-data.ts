import type { Currency, PropertyType } from '~/db/vocabulary';
import type { Picture } from '~/features/pictures/shown/picture-source';

/** The data of a property's card. Rating as stored (0 to 10), price per night in `currency`. */
export type PropertyCardData = {
  id: number;
  name: string;
  slug: string;
  locationSlug: string | null;
  address: string;
  suburb: string | null;
  propertyType: PropertyType;
  shortDescription: string | null;
  starRating: number | null;
  guestRating: number | null;
  reviewCount: number | null;
  minPrice: number | null;
  currency: Currency;
  isFeatured: boolean;
  photo: Picture | null;
  /** Minutes to the landmark that was asked for, in words. */
  near?: string;
  /** Why it has this position in a search. */
  why?: readonly string[];
};
