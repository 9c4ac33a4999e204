import { faqPage, type StructuredData } from '~/lib/document/structured-data';

import { homeFaq } from './home-faq';

/** Structured data of the home page: the site with its search, its operator, and the questions. */
export function homeStructuredData(origin: string, site: { name: string; email: string }): StructuredData[] {
  return [
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: site.name,
      url: `${origin}/`,
      inLanguage: 'en-AU',
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: site.name,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      email: site.email,
      foundingDate: '2024',
      areaServed: { '@type': 'City', name: 'Adelaide' },
    },
    faqPage(homeFaq),
  ];
}
