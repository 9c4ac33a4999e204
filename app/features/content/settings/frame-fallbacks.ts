/** What stands in for the settings that every page shows, also one of which nothing could be read. */
export const frameFallbacks = {
  site_name: 'Stay Adelaide',
  email_contact: 'hello@stayadelaide.example',
  footer_claim:
    'Verified listings, competitive direct booking rates, corporate and long-stay options, and easy comparison across locations.',
} as const;
