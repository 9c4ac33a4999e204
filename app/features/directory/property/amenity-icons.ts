/** Names of the icons that an amenity may have; one without an icon is shown with a tick. */
export const amenityIcons = ['wifi', 'parking', 'breakfast', 'bathroom'] as const;
export type AmenityIconName = (typeof amenityIcons)[number];

export const isAmenityIcon = (name: string | null): name is AmenityIconName =>
  amenityIcons.some((icon) => icon === name);
