import { describe, expect, it } from 'vitest';

import { findPathPreset } from '~/features/directory/criteria/path-presets';
import { homeCategories } from '~/features/visit/home/home-categories';
import { homeFaq } from '~/features/visit/home/home-faq';
import { homeStructuredData } from '~/features/visit/home/home-structured-data';
import { readSettings } from '~/features/content/settings/site-settings';

describe('the home page', () => {
  it('links its category cards to canonical landing pages of the search', () => {
    for (const { path } of homeCategories) expect(findPathPreset(path)?.canonical).toBe(path);
  });

  it('asks five fixed questions', () => {
    expect(homeFaq).toHaveLength(5);
  });

  it('declares a search action with a q parameter', () => {
    const data = homeStructuredData('https://stay.test', { name: 'Stay', email: 'a@stay.test' });
    expect(data.map((entry) => entry['@type'])).toEqual(['WebSite', 'Organization', 'FAQPage']);
    expect(data[0]?.potentialAction).toMatchObject({
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://stay.test/search?q={search_term_string}' },
    });
  });
});

describe('a site setting', () => {
  it('that is missing or blank has its fallback', () => {
    const settings = readSettings([
      { key: 'site_name', value: 'Other' },
      { key: 'newsletter_claim', value: '  ' },
    ]);
    expect(settings.site_name).toBe('Other');
    expect(settings.newsletter_claim).toContain('over 5,000+ travelers');
    expect(settings.analytics_id).toBe('');
  });
});
