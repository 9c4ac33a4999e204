import { propertyTypes, type PropertyType } from '~/db/vocabulary';

export const propertyTypeLabels: Record<PropertyType, string> = {
  hotel: 'Hotel',
  motel: 'Motel',
  apartment: 'Apartment',
  'bed-breakfast': 'Bed & Breakfast',
  resort: 'Resort',
  hostel: 'Hostel',
  villa: 'Villa',
  'serviced-apartment': 'Serviced Apartment',
};

export const propertyTypeOptions = propertyTypes.map((value) => ({
  value,
  label: propertyTypeLabels[value],
}));

export function isPropertyType(value: unknown): value is PropertyType {
  return (propertyTypes as readonly unknown[]).includes(value);
}
