/** Defaults of the settings that every page shows, also a page that could not read any. */
export const frameFallbacks = {
  site_name: 'Stay Adelaide',
  email_contact: 'hello@stayadelaide.example',
  footer_claim:
    'Verified listings, competitive direct booking rates, corporate and long-stay options, and easy comparison across locations.',
} as const;
