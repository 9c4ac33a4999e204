/** Default texts of the home page. */
export const homeFallbacks = {
  metaTitle: 'Stay Adelaide: Hotels, Apartments and Stays in Adelaide',
  metaDescription:
    'Compare hotels, serviced apartments, motels and cottages in Adelaide and South Australia’s nearby regions, then book directly with the property.',
  heroTitle: 'Find your place in Adelaide',
  heroSubtitle:
    'Hotels, apartments, motels and cottages, compared side by side and booked with the people who run them.',
  heroImageUrl: '/media/hero-jetty',
} as const;
