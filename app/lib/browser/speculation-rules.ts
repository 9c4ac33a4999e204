/** What is different for each person, changes something, or is no page. Kept by tests/unit/edge/speculation-rules.test.ts. */
export const neverFetchedAhead = [
  '/add-property*',
  '/assets/*',
  '/auth*',
  '/consent*',
  '/dashboard*',
  '/dev/*',
  '/edit-property/*',
  '/form-stamp',
  '/go/*',
  '/health',
  '/images/*',
  '/map-tiles*',
  '/media/*',
  '/newsletter*',
  '/sign-out*',
  '/sitemap',
  '/your-data*',
];

const otherLinks = '[data-discover], [download], [target=_blank], [rel~=nofollow], [rel~=sponsored]';

/** The text of the script with the rules by which a browser fetches the page of a link that is pointed at. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: neverFetchedAhead } },
          { not: { selector_matches: otherLinks } },
        ],
      },
    },
  ],
});

/** Only for visitors without a session, whose pages are the same for everybody. */
export function fetchPointedPages() {
  if (document.querySelector('form[action="/sign-out"]')) return;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = speculationRules;
  document.body.appendChild(script);
}
