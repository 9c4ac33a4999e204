import { gatherFacts } from '~/features/import/website-facts/gather-facts';
import type { PropertyFact } from '~/jobs/property-facts';

import { amenityNames } from './read-hotel-site';

const origin = 'https://hotel.com.au';

/** The facts of a site with these pages, by path; the start page is '/'. */
export async function readPages(pages: string | Readonly<Record<string, string>>) {
  const files = typeof pages === 'string' ? { '/': pages } : pages;
  const site = Object.entries(files).map(([path, html]) => ({ url: origin + path, html }));
  const facts = await gatherFacts({ url: `${origin}/`, pages: site, skipped: [] }, amenityNames);
  return {
    ...facts,
    valueOf: (field: PropertyFact) => facts.proposals.find((one) => one.field === field)?.value ?? null,
    names: facts.amenities.map(({ name }) => name),
  };
}
